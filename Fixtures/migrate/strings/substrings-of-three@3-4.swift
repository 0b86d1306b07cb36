import Foundation

func clip(_ text: String, at index: String.Index) -> [String] {
  return [String(text[..<index]), String(text[index...]), "\(text.count)"]
}
