func edges(_ text: String) -> String {
  let start = text.index(after: text.startIndex)
  let end = text.index(before: text.endIndex)
  if text.characters.isEmpty || start == end { return text.uppercased() }
  for (index, letter) in text.characters.enumerated() { print(index, letter) }
  return text.lowercased()
}
