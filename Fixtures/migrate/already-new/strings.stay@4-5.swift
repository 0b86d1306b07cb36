import Foundation

func initials(_ name: String) -> String {
  let parts = name.components(separatedBy: " ")
  return parts.compactMap { $0.first }.map(String.init).joined(separator: "·")
}

func middle(_ text: String) -> String {
  guard text.count > 2 else { return text }
  let start = text.index(after: text.startIndex)
  let end = text.index(text.endIndex, offsetBy: -1)
  return String(text[start..<end]).replacingOccurrences(of: "👍🏽", with: "+1").trimmingCharacters(in: .whitespaces)
}

let upper = middle("plain").uppercased()
for (index, character) in upper.enumerated() { print(index, character) }
