import MoltNames

/// Swift 2's names of members, with those put right that the facts give to two APIs at once.
struct Swift2Names {
  private var corrected: [String: String] = [:]

  init(_ facts: FactTable) {
    var sharers: [String: [FactTable.Row]] = [:]
    for fact in facts.rows where ["method", "property", "enumcase"].contains(fact["kind"]) && !fact["swift2"].isEmpty {
      sharers[[fact["objc_owner"], fact["swift2"], fact["static"]].joined(separator: " "), default: []].append(fact)
    }
    for all in sharers.values where Set(all.map { $0["swift5"] }).count > 1 {
      let oldest = all.map { Int(Double($0["first_sdk"]) ?? 99) }.min() ?? 0
      for fact in all {
        let isOwner = Swift2Names.folded(APIName(fact["swift5"])?.base ?? "") == Swift2Names.folded(fact["swift2"])
        if fact["kind"] == "enumcase" {
          if !isOwner { corrected[Swift2Names.key(fact)] = Swift2Names.enumerator(fact) }
        } else if fact["objc_name"].hasSuffix("AndReturnError:") {
          corrected[Swift2Names.key(fact)] = APIName(fact["swift5"])?.member ?? ""
        } else if Int(Double(fact["first_sdk"]) ?? 99) > oldest {
          corrected[Swift2Names.key(fact)] = ""
        }
      }
    }
  }

  /// The name in Swift 2; empty where it is not known.
  func name(of fact: FactTable.Row) -> String {
    corrected[Swift2Names.key(fact)] ?? Swift2Names.withSameArguments(fact) ?? fact["swift2"]
  }

  /// The name with as many arguments as today's declaration has, where the selector alone was misread; nil where nothing is
  /// to mend.
  ///
  /// Whether an error is a parameter or thrown did not change after Swift 2, nor what a variadic method of C takes.
  private static func withSameArguments(_ fact: FactTable.Row) -> String? {
    guard var old = APIName(fact["swift2"]),
      let new = APIName(fact["swift5"].isEmpty ? fact["swift4"] : fact["swift5"]),
      new.selfIndex == nil, let labels = old.labels, let newLabels = new.labels
    else { return nil }
    let declaration = fact["decl_swift5"].isEmpty ? fact["decl_swift4"] : fact["decl_swift5"]
    if fact["kind"] == "function" {
      // A function that is newer than Swift 2 and kept its name.
      return old.base == new.base && fact["first_sdk"] != "9.3" && labels.count != newLabels.count ? new.member : nil
    }
    guard fact["kind"] == "method" else { return nil }
    let isThrowing = declaration.contains(" throws")
    if labels.count + 1 == newLabels.count, !isThrowing, declaration.contains("NSErrorPointer") {
      let pieces = fact["objc_name"].split(separator: ":").map(String.init)
      let error = newLabels.count - 1
      guard pieces.count == newLabels.count else { return nil }
      if error == 0 { return pieces[0] + "(_:)" }
      old.labels = labels + [pieces[error]]
      return old.member
    }
    guard labels.count == newLabels.count + 1 else { return nil }
    if isThrowing, let error = labels.lastIndex(where: { $0.lowercased().hasSuffix("error") }) {
      old.labels?.remove(at: error)
      return old.member
    }
    // What a variadic method took last is no parameter of Swift's.
    guard new.isInit, labels.dropLast() == newLabels[...] else { return nil }
    old.labels?.removeLast()
    return old.member
  }

  /// The enumerator without the name of its type: what Swift 2 made of it where nothing else is shared.
  private static func enumerator(_ fact: FactTable.Row) -> String {
    let name = fact["objc_name"]
    let type = fact["objc_owner"]
    return name.hasPrefix(type) ? String(name.dropFirst(type.count)) : ""
  }

  private static func folded(_ text: String) -> String { text.lowercased().filter { $0 != "_" } }

  private static func key(_ fact: FactTable.Row) -> String {
    [fact["kind"], fact["objc_owner"], fact["objc_name"], fact["static"]].joined(separator: " ")
  }
}
