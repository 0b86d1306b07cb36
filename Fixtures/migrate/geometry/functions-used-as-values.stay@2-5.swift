import UIKit

let widths = [CGRect.zero].map(CGRectGetWidth)
