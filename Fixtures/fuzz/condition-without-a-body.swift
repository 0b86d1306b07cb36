func load(size: CGFloat) -> UIFont {
  var font = UIFont.systemFont(ofSize: size)
  if!let icons = UIFont(name: "Icons", size: size)
}
func last() {
  while!let other = UIFont(name: "Other", size: 2)
}
