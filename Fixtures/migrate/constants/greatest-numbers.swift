import UIKit

let widest = CGFloat.max
let box = CGSizeMake(200, CGFloat.max); let most = Int.max
let tallest: CGFloat = CGFLOAT_MAX
let farthest = DBL_MAX
