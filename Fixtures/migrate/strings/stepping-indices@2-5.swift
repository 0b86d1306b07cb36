import Foundation

func parts(_ text: String, size: Int) -> [String] {
  var found: [String] = []
  var index = text.startIndex
  while index != text.endIndex {
    let end = (text.index(index, offsetBy: size, limitedBy: text.endIndex) ?? text.endIndex)
    found.append(String(text[index..<end]))
    index = end
  }
  let second = text.index(text.startIndex, offsetBy: 1)
  found.append(String(text[second...]))
  return found
}
