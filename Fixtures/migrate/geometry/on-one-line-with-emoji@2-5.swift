import UIKit

let a = CGRect(x: 0, y: 0, width: 1, height: 1), b = "👩‍👩‍👧‍👦", c = CGSize(width: 1, height: 2), d = "🇯🇵 CGRectMake(0, 0, 1, 1)"
let e = ["🎏": CGPoint(x: 1, y: 2), "e\u{301}": CGPoint.zero]; let f = "🎉"; let g = [CGRect.zero, CGRect.null]
