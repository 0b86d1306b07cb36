struct Flags {
  static func prefersStatusBarHidden() -> Bool { return true }
  static func shouldAutorotate() -> Bool { return !prefersStatusBarHidden() }
  static func layerClass() -> String { return "\(Flags.shouldAutorotate())" }
}

let name = Flags.layerClass()
