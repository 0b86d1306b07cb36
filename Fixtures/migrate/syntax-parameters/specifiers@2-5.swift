func clip(_ text: String, _ limit: Int) -> String {
  var text = text
  text += "…"
  return limit > 0 ? text : ""
}

func exchange(_ a: inout Int, with b: inout Int) {
  let old = a
  a = b
  b = old
}

func += (left: inout [Int], right: Int) { left.append(right) }

struct Path {
  var parts: [String]

  init(parts: [String], root: String) { var parts = parts; parts.append(root); self.parts = parts }

  mutating func edit(_ change: (inout [String]) -> Void) {
    change(&parts)
  }
}

func use() {
  var path = Path(parts: ["a"], root: "/")
  path.edit { (parts: inout [String]) in
    parts.append("b")
  }
  let shorten = { (text: String) -> String in
    var text = text
    // one less
    text += "!"
    return text
  }
  print(shorten("x"))
}

protocol Clipper {
  func clip(_ text: String, to limit: inout Int)
}
