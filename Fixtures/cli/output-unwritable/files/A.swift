import UIKit

let colour = UIColor.redColor()
let font = UIFont(name: "Wren", size: 12)!
