enum Border { case None, Line, RoundedRect }

struct Box {
  var border: Border? = .None
  var style: Border = .RoundedRect

  func has(_ border: Border) -> Bool {
    switch (self.border, style) {
    case (.some(.None), _), (_, .None): return border == .None
    case (.some(.Line), .Line): return true
    default: return style == border
    }
  }
}
