func parts(s: String, isKept: Bool) {
  print(s.characters.split(","))
  print(s.characters.split(",").map(String.init))
  print(s.characters.split(",", maxSplit: 1))
  print(s.characters.split(",", allowEmptySlices: true))
  print(s.characters.split(",", allowEmptySlices: isKept))
  print(s.characters.split(",", maxSplit: 1, allowEmptySlices: true))
  print(s.characters.split(1, allowEmptySlices: false) { $0 == "," })
  print([1, 2, 3].split(2))
}
