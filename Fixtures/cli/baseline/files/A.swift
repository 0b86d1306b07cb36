import UIKit

let small = UIFont(name: "Nest", size: 10)!
let large = UIFont(name: "Nest", size: 20)!
