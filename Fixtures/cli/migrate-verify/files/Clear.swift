import UIKit
let a = UIColor.clearColor()
