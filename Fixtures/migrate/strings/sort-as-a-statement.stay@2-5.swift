struct Scores {
  var values = [3, 1, 2]

  mutating func order() {
    values.sort()
    values.sort { $0 > $1 }
    values.sort(by: >)
  }
}
