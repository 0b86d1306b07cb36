/// Finds the lines that two files have in common, for `LineDiff`.
struct LineMatcher {
  private let old: [Int]
  private let new: [Int]
  private(set) var keptOld: [Bool]
  private(set) var keptNew: [Bool]
  /// Per line number, how often it occurs in the block at hand and where last; zeroed after use.
  private var seen: [(old: Int32, new: Int32, place: Int32)]
  /// The longest edit script that is searched within one block.
  private static let bound = 400

  private struct Block {
    var old: Range<Int>
    var new: Range<Int>
  }

  init(old: [Int], new: [Int], idCount: Int) {
    self.old = old
    self.new = new
    keptOld = [Bool](repeating: false, count: old.count)
    keptNew = [Bool](repeating: false, count: new.count)
    seen = Array(repeating: (0, 0, 0), count: idCount)
  }

  mutating func run() {
    var blocks = [Block(old: 0..<old.count, new: 0..<new.count)]
    while let whole = blocks.popLast() {
      let block = trim(whole)
      if block.old.isEmpty || block.new.isEmpty { continue }
      let anchors = anchors(in: block)
      if anchors.isEmpty {
        matchShortest(block)
        continue
      }
      var (oldStart, newStart) = (block.old.lowerBound, block.new.lowerBound)
      for (oldLine, newLine) in anchors {
        keep(oldLine, newLine)
        blocks.append(Block(old: oldStart..<oldLine, new: newStart..<newLine))
        (oldStart, newStart) = (oldLine + 1, newLine + 1)
      }
      blocks.append(Block(old: oldStart..<block.old.upperBound, new: newStart..<block.new.upperBound))
    }
  }

  private mutating func keep(_ oldLine: Int, _ newLine: Int) {
    keptOld[oldLine] = true
    keptNew[newLine] = true
  }

  /// Keeps equal lines at both ends of a block and returns what is left.
  private mutating func trim(_ block: Block) -> Block {
    var (oldStart, oldEnd) = (block.old.lowerBound, block.old.upperBound)
    var (newStart, newEnd) = (block.new.lowerBound, block.new.upperBound)
    while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
      keep(oldStart, newStart)
      (oldStart, newStart) = (oldStart + 1, newStart + 1)
    }
    while oldStart < oldEnd, newStart < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
      keep(oldEnd, newEnd)
    }
    return Block(old: oldStart..<oldEnd, new: newStart..<newEnd)
  }

  /// Lines that occur once on both sides of the block, as the longest run with both orders rising.
  private mutating func anchors(in block: Block) -> [(Int, Int)] {
    for line in block.old { seen[old[line]].old += 1 }
    for line in block.new {
      seen[new[line]].new += 1
      seen[new[line]].place = Int32(truncatingIfNeeded: line)
    }
    var pairs: [(Int, Int)] = []
    for line in block.old where seen[old[line]].old == 1 && seen[old[line]].new == 1 {
      pairs.append((line, Int(seen[old[line]].place)))
    }
    for line in block.old { seen[old[line]] = (0, 0, 0) }
    for line in block.new { seen[new[line]] = (0, 0, 0) }
    return Self.longestRising(pairs)
  }

  /// Of pairs with rising first parts, the most with rising second parts too.
  private static func longestRising(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    // For each length the pair with the lowest second part that ends such a run.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for index in pairs.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].1 < pairs[index].1 { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var run: [(Int, Int)] = []
    var index = ends.last ?? -1
    while index >= 0 {
      run.append(pairs[index])
      index = previous[index]
    }
    return run.reversed()
  }

  /// Keeps the lines of a shortest edit script of the block (Myers' greedy search), or none beyond the bound.
  private mutating func matchShortest(_ block: Block) {
    let (oldCount, newCount) = (block.old.count, block.new.count)
    let limit = min(Self.bound, oldCount + newCount)
    // reach[k + offset]: how far down the old side diagonal k (old - new) got.
    let offset = limit + 1
    var reach = [Int32](repeating: 0, count: 2 * limit + 3)
    var history: [[Int32]] = []
    for steps in 0...limit {
      // The reaches of the step before, diagonals -steps...steps.
      history.append(Array(reach[(offset - steps)...(offset + steps)]))
      for diagonal in stride(from: -steps, through: steps, by: 2) {
        let down =
          steps == 0 || diagonal == -steps
          || (diagonal != steps && reach[offset + diagonal - 1] < reach[offset + diagonal + 1])
        var line = steps == 0 ? 0 : down ? Int(reach[offset + diagonal + 1]) : Int(reach[offset + diagonal - 1]) + 1
        while line < oldCount, line - diagonal < newCount,
          old[block.old.lowerBound + line] == new[block.new.lowerBound + line - diagonal]
        {
          line += 1
        }
        reach[offset + diagonal] = Int32(truncatingIfNeeded: line)
        if line >= oldCount, line - diagonal >= newCount {
          keepPath(block, history)
          return
        }
      }
    }
  }

  /// Walks the search back from its end and keeps what was matched on the way.
  private mutating func keepPath(_ block: Block, _ history: [[Int32]]) {
    var line = block.old.count
    var newLine = block.new.count
    for steps in stride(from: history.count - 1, through: 1, by: -1) {
      let reach = history[steps]
      func at(_ diagonal: Int) -> Int { Int(reach[diagonal + steps]) }
      let diagonal = line - newLine
      let down = diagonal == -steps || (diagonal != steps && at(diagonal - 1) < at(diagonal + 1))
      let before = down ? at(diagonal + 1) : at(diagonal - 1)
      let beforeNew = before - (down ? diagonal + 1 : diagonal - 1)
      let start = down ? before : before + 1
      while line > start {
        (line, newLine) = (line - 1, newLine - 1)
        keep(block.old.lowerBound + line, block.new.lowerBound + newLine)
      }
      (line, newLine) = (before, beforeNew)
    }
    while line > 0, newLine > 0 {
      (line, newLine) = (line - 1, newLine - 1)
      keep(block.old.lowerBound + line, block.new.lowerBound + newLine)
    }
  }
}
