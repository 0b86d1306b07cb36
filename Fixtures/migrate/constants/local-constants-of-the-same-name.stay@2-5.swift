func table() -> [String: Int] {
  let NSFontAttributeName = "f"
  let kCALineCapRound = "r"
  return [NSFontAttributeName: 1, kCALineCapRound: 2]
}
