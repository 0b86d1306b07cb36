func parts(_ s: String, isKept: Bool) {
  print(s.split(separator: ","))
  print(s.split(separator: ",").map(String.init))
  print(s.split(separator: ",", maxSplits: 1))
  print(s.split(separator: ",", omittingEmptySubsequences: false))
  print(s.split(separator: ",", omittingEmptySubsequences: !isKept))
  print(s.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false))
  print(s.split(maxSplits: 1, omittingEmptySubsequences: true) { $0 == "," })
  print([1, 2, 3].split(separator: 2))
}
