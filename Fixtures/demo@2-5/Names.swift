import Foundation

/// Cuts `name` to `limit` characters; emoji count as one.
func short(_ name: String, limit: Int) -> String {
  if name.count <= limit { return name }
  let end = name.index(name.startIndex, offsetBy: limit)
  let head = String(name[..<end])
  return head.trimmingCharacters(in: CharacterSet.whitespaces) + "…"
}

/// The part of `name` after its first word, `"CGRectMake"` or not.
func tail(_ name: String) -> String {
  let words = name.components(separatedBy: " ")
  guard words.count > 1 else { return "" }
  let start = name.index(name.startIndex, offsetBy: words[0].count)
  return String(name[start...]).replacingOccurrences(of: " ", with: "")
}

/// What UTF-16 makes of it.
func units(_ name: String) -> String {
  let text = name as NSString
  return text.substring(from: text.length - 1).uppercased() + "\(name.count) 🧮"
}
