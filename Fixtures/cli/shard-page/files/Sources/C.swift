import UIKit

let font = UIFont(name: "Wren", size: 12)!
let other = UIFont(name: "Owl", size: 12)!
