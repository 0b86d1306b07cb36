import Foundation

#if UIControlStateNormal || NSFontAttributeName
let mode = "old"
#elseif canImport(UIKit) && !CGRectZero
let mode = "new"
#else
let mode = "none"
#endif

#if swift(>=5.0)
let text = mode + " 5️⃣"
#endif
