import UIKit
let c = UIColor.clear