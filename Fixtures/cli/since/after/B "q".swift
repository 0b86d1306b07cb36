import UIKit

let font = UIFont(name: "Nest", size: 20)!
let topic = UIFont(name: "Nest", size: 40)!
