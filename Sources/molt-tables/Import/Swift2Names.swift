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
  func name(of fact: FactTable.Row) -> String { corrected[Swift2Names.key(fact)] ?? fact["swift2"] }

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
