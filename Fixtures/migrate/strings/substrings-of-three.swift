import Foundation

func clip(_ text: String, at index: String.Index) -> [String] {
  return [text.substring(to: index), text.substring(from: index), "\(text.characters.count)"]
}
