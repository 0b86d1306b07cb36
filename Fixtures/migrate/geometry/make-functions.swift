import UIKit

let frame = CGRectMake(0.0, 0.0, 320, 44)
let point = CGPointMake(frame.width, -2)
let size = CGSizeMake(10, 20); let push = CGVectorMake(1, 2)
let insets = UIEdgeInsetsMake(1, 2, 3, 4)
let turn = CGAffineTransformMakeRotation(0.5)
let grow = CGAffineTransformMakeScale(2, 2)
let move = CGAffineTransformMakeTranslation(0, 40)
