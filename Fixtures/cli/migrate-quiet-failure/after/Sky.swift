import UIKit

let sky = UIColor.blue
