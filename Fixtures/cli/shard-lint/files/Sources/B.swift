import UIKit

let body = UIFont(name: "Wren", size: 12)!
let quiet = UIFont(name: "Wren", size: 12)
