import MoltText

/// What `EditSet` must do, written the slow and plain way: pairwise agreement, then edits applied innermost first to a list
/// of marked bytes.
struct ReferenceEdits {
  private(set) var accepted: [Edit] = []

  mutating func insert(_ group: [Edit]) -> Bool {
    for (index, edit) in group.enumerated() {
      if edit.pieces.contains(where: { sticksOut($0, of: edit) }) { return false }
      for other in accepted + group[..<index] where !agree(edit, other) { return false }
    }
    accepted += group
    return true
  }

  private func sticksOut(_ piece: Edit.Piece, of edit: Edit) -> Bool {
    if case .source(let range) = piece { return !range.isEmpty && !edit.range.contains(range) }
    return false
  }

  private func agree(_ one: Edit, _ two: Edit) -> Bool {
    if one.range.isEmpty && two.range.isEmpty { return true }
    if one.range.isEmpty { return agree(point: one, two) }
    if two.range.isEmpty { return agree(point: two, one) }
    if !one.range.overlaps(two.range) { return true }
    let (first, second) = (carries(one, two.range), carries(two, one.range))
    return first != second
  }

  /// The moved ranges of an edit that meet no other of its moved ranges.
  private func unique(_ edit: Edit) -> [ByteRange] {
    let all = sources(edit)
    return all.indices.filter { index in
      all.indices.allSatisfy { $0 == index || !all[$0].overlaps(all[index]) }
    }.map { all[$0] }
  }

  private func sources(_ edit: Edit) -> [ByteRange] {
    edit.pieces.compactMap { if case .source(let range) = $0, !range.isEmpty { range } else { nil } }
  }

  private func carries(_ outer: Edit, _ range: ByteRange) -> Bool {
    unique(outer).contains { $0.contains(range) }
  }

  private func agree(point: Edit, _ span: Edit) -> Bool {
    let offset = point.range.lower
    if offset < span.range.lower || offset > span.range.upper { return true }
    let neighbour = point.affinity == .next ? offset : offset - 1
    let hangsInside = span.range.lower <= neighbour && neighbour < span.range.upper
    if !hangsInside && (offset == span.range.lower || offset == span.range.upper) { return true }
    if unique(span).contains(where: { travels(point, with: $0) }) { return true }
    if offset != span.range.lower && offset != span.range.upper { return false }
    return !sources(span).contains { travels(point, with: $0) && edgeMeets($0, span, offset) }
  }

  private func edgeMeets(_ piece: ByteRange, _ span: Edit, _ offset: Int) -> Bool {
    offset == span.range.lower ? piece.lower == offset : piece.upper == offset
  }

  private func travels(_ point: Edit, with piece: ByteRange) -> Bool {
    let offset = point.range.lower
    return point.affinity == .next
      ? piece.lower <= offset && offset < piece.upper : piece.lower < offset && offset <= piece.upper
  }

  /// A run of output that stands for original bytes `lower..<upper`, with what hangs on it.
  private struct Atom {
    var lower: Int
    var upper: Int
    var text: [UInt8]
    var before: [UInt8] = []
    var after: [UInt8] = []
    var whole: [UInt8] { before + text + after }
  }

  func apply(to bytes: [UInt8]) -> [UInt8] {
    // One empty atom at either end takes what hangs on the file's edges.
    var atoms = [Atom(lower: -1, upper: 0, text: [])]
    atoms += bytes.indices.map { Atom(lower: $0, upper: $0 + 1, text: [bytes[$0]]) }
    atoms.append(Atom(lower: bytes.count, upper: bytes.count + 1, text: []))
    for edit in accepted where edit.range.isEmpty {
      let text: [UInt8] = edit.pieces.flatMap { piece -> [UInt8] in
        if case .text(let text) = piece { Array(text.utf8) } else { [] }
      }
      if edit.affinity == .next {
        atoms[edit.range.lower + 1].before += text
      } else {
        atoms[edit.range.lower].after += text
      }
    }
    let replacements = accepted.filter { !$0.range.isEmpty }
    // Innermost first; of two with one range the one that wraps it comes last.
    let ordered = replacements.sorted {
      ($0.range.count, carries($0, $0.range) ? 1 : 0) < ($1.range.count, carries($1, $1.range) ? 1 : 0)
    }
    for edit in ordered { replace(edit, in: &atoms, bytes) }
    return atoms.flatMap(\.whole)
  }

  private func replace(_ edit: Edit, in atoms: inout [Atom], _ bytes: [UInt8]) {
    guard let first = atoms.firstIndex(where: { $0.lower == edit.range.lower }),
      let last = atoms.firstIndex(where: { $0.upper == edit.range.upper })
    else { return }
    let covered = Array(atoms[first...last])
    let unique = unique(edit)
    var result = Atom(lower: edit.range.lower, upper: edit.range.upper, text: [])
    for piece in edit.pieces {
      switch piece {
      case .text(let text): result.text += Array(text.utf8)
      case .source(let range) where unique.contains(range):
        let inside = covered.filter { range.lower <= $0.lower && $0.upper <= range.upper }
        result.text += inside.flatMap(\.whole)
      case .source(let range): result.text += bytes[range.lower..<range.upper]
      }
    }
    if !unique.contains(where: { $0.lower == edit.range.lower }) { result.before = covered[0].before }
    if !unique.contains(where: { $0.upper == edit.range.upper }) { result.after = covered[covered.count - 1].after }
    atoms.replaceSubrange(first...last, with: [result])
  }
}
