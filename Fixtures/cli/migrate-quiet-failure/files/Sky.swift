import UIKit

let sky = UIColor.blueColor()
