import Foundation

struct Walker {
  func advanced(_ by: Int, limit: Int) -> Walker { return self }
}

func parts(_ text: String, size: Int, walker: Walker) -> [String] {
  let end = text.index(text.startIndex, offsetBy: size, limitedBy: text.endIndex) ?? text.endIndex
  _ = walker.advanced(1, limit: 2)
  return [String(text[..<end])]
}
