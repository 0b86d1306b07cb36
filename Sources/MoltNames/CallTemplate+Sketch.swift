extension CallTemplate {
  /// The new call for a person to read, `…` where an argument goes: `DispatchQueue(label: …)`. What a filter may leave out
  /// is left out. Nil when nothing of the call is left but one argument.
  public var sketch: String? {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let plain): text += plain
      case .argument(_, let filter):
        switch filter {
        case .transform, .qos, .attributes, .none?: break
        case .set: text += "[…]"
        default: text += "…"
        }
      case .elements: text += "…"
      }
    }
    return text.contains { $0 != "…" && $0 != " " } ? text : nil
  }
}
