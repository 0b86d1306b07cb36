import UIKit

let body = UIFont.preferredFont(forTextStyle: UIFontTextStyle.body)
let note = UIFont.preferredFont(forTextStyle: UIFontTextStyle.footnote)
