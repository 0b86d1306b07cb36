import UIKit

let shown = UIResponder.keyboardDidShowNotification
let rotated = UIDevice.orientationDidChangeNotification
let frame = UIResponder.keyboardFrameEndUserInfoKey
let low = NSNotification.Name.NSProcessInfoPowerStateDidChange
