// Counters that go up and down; "i++" in a text stays.
struct Ledger {
  var total = 0
  var rows: [Int] = [1, 2, 3]

  mutating func book(_ amount: Int) {
    var i = 0
    i += 1  // one more
    i += 1
    total -= 1
    rows[i] -= 1
    self.total += 1; self.rows[0] += 1
    /* before */ rows[rows.count - 1] += 1 /* after */
    let note = "i++ and --i"
    print(note, "🐣 \(i)", amount)
  }
}

func tally(_ words: [String]) -> [String: Int] {
  var counts: [String: Int] = [:]
  for word in words {
    if counts[word] == nil { counts[word] = 0 }
    counts[word]! += 1
  }
  words.forEach { _ in counts["all"]? += 1 }
  return counts
}
