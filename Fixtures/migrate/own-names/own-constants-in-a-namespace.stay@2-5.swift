enum Notice {
  static let UIKeyboardWillShowNotification = "keyboard"
  static let NSFontAttributeName = "font"
  static let kCAFillModeForwards = 3
}

func values() -> [String] {
  return [Notice.UIKeyboardWillShowNotification, Notice.NSFontAttributeName, "\(Notice.kCAFillModeForwards)"]
}
