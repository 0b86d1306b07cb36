/// Finds what somebody may have meant.
enum Suggestion {
  /// The name with the fewest letters to change, if they are few.
  static func nearest(to word: String, among names: [String]) -> String? {
    let word = Array(word.utf8)
    // Nobody types a name that long; comparing takes time.
    if word.count > 200 { return nil }
    let limit = max(1, min(3, word.count / 3))
    let ranked = names.map { (name: $0, distance: distance(word, Array($0.utf8))) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= limit else { return nil }
    return best.name
  }

  /// `; did you mean --from?`, or nothing.
  static func question(_ name: String?) -> String { name.map { "; did you mean \($0)?" } ?? "" }

  /// Letters to add, remove, replace or swap with their neighbour.
  private static func distance(_ one: [UInt8], _ two: [UInt8]) -> Int {
    var before = [Int](repeating: 0, count: two.count + 1)
    var row = Array(0...two.count)
    for (index, byte) in one.enumerated() {
      var next = [index + 1]
      for (other, candidate) in two.enumerated() {
        var best = min(row[other] + (byte == candidate ? 0 : 1), row[other + 1] + 1, next[other] + 1)
        if index > 0, other > 0, byte == two[other - 1], one[index - 1] == candidate {
          best = min(best, before[other - 1] + 1)
        }
        next.append(best)
      }
      (before, row) = (row, next)
    }
    return row[two.count]
  }
}
