func clip(var _ text: String, let _ limit: Int) -> String {
  text += "…"
  return limit > 0 ? text : ""
}

func exchange(inout _ a: Int, inout with b: Int) {
  let old = a
  a = b
  b = old
}

func += (inout left: [Int], right: Int) { left.append(right) }

struct Path {
  var parts: [String]

  init(var parts: [String], root: String) { parts.append(root); self.parts = parts }

  mutating func edit(_ change: (inout [String]) -> Void) {
    change(&parts)
  }
}

func use() {
  var path = Path(parts: ["a"], root: "/")
  path.edit { (inout parts: [String]) in
    parts.append("b")
  }
  let shorten = { (var text: String) -> String in
    // one less
    text += "!"
    return text
  }
  print(shorten("x"))
}

protocol Clipper {
  func clip(var _ text: String, inout to limit: Int)
}
