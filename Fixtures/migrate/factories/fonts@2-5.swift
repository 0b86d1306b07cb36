import UIKit

let small = UIFont.systemFont(ofSize: 12)
let bold = UIFont.boldSystemFont(ofSize: UIFont.systemFontSize)
let icon = UIFont(name: "Icons", size: 20) ?? UIFont.systemFont(ofSize: 20)
let larger = small.withSize(small.pointSize + 2)
