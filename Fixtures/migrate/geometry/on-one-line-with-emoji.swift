import UIKit

let a = CGRectMake(0, 0, 1, 1), b = "👩‍👩‍👧‍👦", c = CGSizeMake(1, 2), d = "🇯🇵 CGRectMake(0, 0, 1, 1)"
let e = ["🎏": CGPointMake(1, 2), "e\u{301}": CGPointZero]; let f = "🎉"; let g = [CGRectZero, CGRectNull]
