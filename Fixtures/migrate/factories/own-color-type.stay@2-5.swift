struct Color {
  let value: Int

  static func redColor() -> Color { return Color(value: 0xff0000) }
  static func whiteColor() -> Color { return Color(value: 0xffffff) }
  func colorWithAlphaComponent(_ alpha: Int) -> Color { return Color(value: value | alpha << 24) }
}

func tint(_ dark: Bool) -> Color {
  return dark ? .redColor() : Color.whiteColor().colorWithAlphaComponent(128)
}
