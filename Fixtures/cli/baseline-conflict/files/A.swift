import UIKit

let font = UIFont(name: "Nest", size: 20)!
