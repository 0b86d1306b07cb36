import Foundation

func clean(_ text: String) -> [String] {
  let trimmed = text.trimmingCharacters(in: CharacterSet.whitespaces)
  let plain = trimmed.replacingOccurrences(of: "é", with: "e 🥐")
  if plain.contains("x") { print(plain.range(of: "x") == nil) }
  return plain.components(separatedBy: ",")
}
