func edges(text: String) -> String {
  let start = text.startIndex.successor()
  let end = text.endIndex.predecessor()
  if text.characters.isEmpty || start == end { return text.uppercaseString }
  for (index, letter) in text.characters.enumerate() { print(index, letter) }
  return text.lowercaseString
}
