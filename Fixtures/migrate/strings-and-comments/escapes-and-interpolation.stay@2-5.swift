let name = "CGRectZero"
let quoted = "\"CGRectMake(\(name.isEmpty ? "UIColor.redColor()" : "CGFloat.max"))\" 🧷"
let path = "C:\\NSIndexPath\\\(name)\\println(1)"
let tab = "kCAFillModeForwards\t\u{1F600}NSFontAttributeName"
