import UIKit

let heading = UIFont(name: "Heron", size: 20)!
