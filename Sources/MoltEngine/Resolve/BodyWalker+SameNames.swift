import MoltSyntax

/// Several targets of a project often declare types, functions and variables of the same names; the index knows no targets.
extension BodyWalker {
  /// Members with those of a type that is declared more than once in an order that no order of the files changes: what
  /// the file itself declares, then by path.
  func nearestFirst(_ members: [Member]) -> [Member] {
    func owner(_ member: Member) -> String? {
      guard case .declared(let id) = member, catalog.index.isRepeated[id] else { return nil }
      return catalog.index.declarations[id].owner
    }
    guard members.count > 1, members.contains(where: { owner($0) != nil }) else { return members }
    var sorted: [Member] = []
    var start = 0
    while start < members.count {
      var end = start + 1
      if let name = owner(members[start]) {
        while end < members.count, owner(members[end]) == name { end += 1 }
      }
      let run = members[start..<end]
      sorted += run.count == 1 ? Array(run) : run.sorted { isNearer($0, $1) }
      start = end
    }
    return sorted
  }

  /// Declarations of one name outside of types, in such an order.
  func nearestFirst(_ declarations: [Int]) -> [Int] {
    declarations.count == 1 ? declarations : declarations.sorted(by: isNearer)
  }

  private func isNearer(_ left: Member, _ right: Member) -> Bool {
    guard case .declared(let one) = left, case .declared(let other) = right else { return false }
    return isNearer(one, other)
  }

  private func isNearer(_ left: Int, _ right: Int) -> Bool {
    let (one, other) = (catalog.index.declarations[left].file, catalog.index.declarations[right].file)
    if one == other { return left < right }
    if one == file || other == file { return one == file }
    return catalog.index.fileRanks[one] < catalog.index.fileRanks[other]
  }

  /// The row whose only argument is a closure, `contains(where:)`, beside one of the same old name whose is an element.
  func closureReading(of members: [Member], named name: Name, call: CallSite, besides current: Resolution)
    -> Resolution?
  {
    guard let first = current.signature?.parameters.first?.type, current.signature?.parameters.count == 1 else {
      return nil
    }
    if case .function = catalog.node(catalog.arena.bare(first)) { return nil }
    for case .row(let id) in members {
      let spellings = catalog.spellings(of: id)
      guard spellings.condition == "closure", fits("closure", call), call.arguments.count == 1 else { continue }
      for spelling in spellings.old where spelling.base == name {
        guard var found = match(spelling, row: id, call: call) else { continue }
        found.outcome = .old(row: id, spelling)
        return found
      }
    }
    return nil
  }
}
