func cut(_ text: String, items: [String], from: String.Index, to: String.Index) -> Bool {
  let part = text[from..<to]
  let sum = part + text[from..<to]
  let copied = String(text[from..<to])
  let number = Int(text[from..<to])
  let some: [String] = Array(items[0..<2])
  let letter: Character = text[from]
  print(sum, copied, number as Any, some, letter)
  return part == text[from..<to] && part.isEmpty
}
