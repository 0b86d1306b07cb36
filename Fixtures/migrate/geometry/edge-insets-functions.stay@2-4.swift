import UIKit

let margin = UIEdgeInsetsMake(1, 2, 3, 4)
let shift = UIOffsetMake(2, 4)
let label = "↔️ \(margin.left)"
