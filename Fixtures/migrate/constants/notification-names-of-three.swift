import UIKit

let shown = NSNotification.Name.UIKeyboardDidShow
let rotated = NSNotification.Name.UIDeviceOrientationDidChange
let frame = UIKeyboardFrameEndUserInfoKey
let low = NSNotification.Name.NSProcessInfoPowerStateDidChange
