extension String {
  func substringToIndex(_ count: Int) -> String { return String(prefix(count)) }
  func substringFromIndex(_ count: Int) -> String { return String(dropFirst(count)) }
  var uppercaseString: String { return "[" + self + "]" }
}

let text = "penguin🐧"
let head = text.substringToIndex(3) + text.substringFromIndex(4)
let loud = head.uppercaseString
