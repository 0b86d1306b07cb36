import UIKit

let body = UIFont.preferredFontForTextStyle(UIFontTextStyleBody)
let note = UIFont.preferredFontForTextStyle(UIFontTextStyleFootnote)
