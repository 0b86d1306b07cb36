import Foundation

func parts(text: String, size: Int) -> [String] {
  var found: [String] = []
  var index = text.startIndex
  while index != text.endIndex {
    let end = index.advancedBy(size, limit: text.endIndex)
    found.append(text.substringWithRange(index..<end))
    index = end
  }
  let second = text.startIndex.advancedBy(1)
  found.append(text.substringFromIndex(second))
  return found
}
