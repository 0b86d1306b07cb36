import UIKit

let widest = CGFloat.greatestFiniteMagnitude
let box = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude); let most = Int.max
let tallest: CGFloat = CGFloat.greatestFiniteMagnitude
let farthest = Double.greatestFiniteMagnitude
