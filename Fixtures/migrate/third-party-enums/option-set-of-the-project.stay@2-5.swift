struct CurveOptions: OptionSet {
  let rawValue: Int

  static let CurveEaseOut = CurveOptions(rawValue: 1)
  static let AllowUserInteraction = CurveOptions(rawValue: 2)
}

struct Animator {
  var options: CurveOptions = [.CurveEaseOut, .AllowUserInteraction]

  mutating func relax() {
    options = [.CurveEaseOut]
    options.insert(CurveOptions.AllowUserInteraction)
  }
}
