import UIKit
let a = UIColor.red
