import UIKit

let small = UIFont.systemFontOfSize(12)
let bold = UIFont.boldSystemFontOfSize(UIFont.systemFontSize())
let icon = UIFont(name: "Icons", size: 20) ?? UIFont.systemFontOfSize(20)
let larger = small.fontWithSize(small.pointSize + 2)
