struct Rope {
  var characters: [Character] = []
  var startIndex = 0

  func substringToIndex(_ index: Int) -> Rope { return self }
  func substringFromIndex(_ index: Int) -> Rope { return self }
  func componentsSeparatedByString(_ mark: String) -> [Rope] { return [self] }
}

let rope = Rope(characters: ["a", "b"], startIndex: 0)
let count = rope.characters.count
let head = rope.substringToIndex(1)
let parts = head.componentsSeparatedByString(",").map { $0.substringFromIndex(0) }
