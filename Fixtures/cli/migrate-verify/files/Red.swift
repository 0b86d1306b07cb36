import UIKit
let a = UIColor.redColor()
