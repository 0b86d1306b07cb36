import UIKit

let frame = CGRect(x: 0.0, y: 0.0, width: 320, height: 44)
let point = CGPoint(x: frame.width, y: -2)
let size = CGSize(width: 10, height: 20); let push = CGVector(dx: 1, dy: 2)
let insets = UIEdgeInsetsMake(1, 2, 3, 4)
let turn = CGAffineTransform(rotationAngle: 0.5)
let grow = CGAffineTransform(scaleX: 2, y: 2)
let move = CGAffineTransform(translationX: 0, y: 40)
