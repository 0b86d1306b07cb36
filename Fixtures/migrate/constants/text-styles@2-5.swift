import UIKit

let body = UIFont.preferredFont(forTextStyle: UIFont.TextStyle.body)
let note = UIFont.preferredFont(forTextStyle: UIFont.TextStyle.footnote)
