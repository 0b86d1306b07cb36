import UIKit
let c = UIColor.clearColor()