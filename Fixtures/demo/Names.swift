import Foundation

/// Cuts `name` to `limit` characters; emoji count as one.
func short(name: String, limit: Int) -> String {
  if name.characters.count <= limit { return name }
  let end = name.startIndex.advancedBy(limit)
  let head = name.substringToIndex(end)
  return head.stringByTrimmingCharactersInSet(NSCharacterSet.whitespaceCharacterSet()) + "…"
}

/// The part of `name` after its first word, `"CGRectMake"` or not.
func tail(name: String) -> String {
  let words = name.componentsSeparatedByString(" ")
  guard words.count > 1 else { return "" }
  let start = name.startIndex.advancedBy(words[0].characters.count)
  return name.substringFromIndex(start).stringByReplacingOccurrencesOfString(" ", withString: "")
}

/// What UTF-16 makes of it.
func units(name: String) -> String {
  let text = name as NSString
  return text.substringFromIndex(text.length - 1).uppercaseString + "\(name.characters.count) 🧮"
}
