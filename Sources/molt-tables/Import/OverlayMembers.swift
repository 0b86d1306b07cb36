import MoltNames

/// The members that Swift itself declares, by owner.
struct OverlayMembers {
  struct Member {
    var name: APIName
    var kind: String
    var declaration: String
    var module: String
    /// For each label: whether the parameter has a default value
    var hasDefault: [Bool]

    var isProperty: Bool { kind == "property" || kind == "type.property" || kind == "var" }
    var isStatic: Bool { kind.hasPrefix("type.") }
  }

  private var byOwner: [String: [Member]] = [:]

  init(_ facts: FactTable) {
    for fact in facts.rows {
      guard let name = APIName(fact["name"]), !name.base.hasPrefix("_") else { continue }
      let declaration = fact["declaration"]
      byOwner[fact["owner"], default: []].append(
        Member(
          name: name, kind: fact["kind"], declaration: declaration, module: fact["module"],
          hasDefault: OverlayMembers.defaults(in: declaration, count: name.labels?.count ?? 0)))
    }
  }

  var owners: [String] { byOwner.keys.sorted() }
  func members(of owner: String) -> [Member] { byOwner[owner] ?? [] }

  /// The member that a call with this name reaches: the labels are the same, or those left out have default values.
  func reached(by name: APIName, of owner: String, isStatic: Bool) -> Member? {
    let candidates = members(of: owner).filter {
      $0.name.base == name.base && ($0.isStatic == isStatic || $0.name.isInit)
    }
    if let exact = candidates.first(where: { $0.name.labels == name.labels }) { return exact }
    guard let labels = name.labels else { return nil }
    return candidates.first { OverlayMembers.covers($0, labels) }
  }

  static func covers(_ member: Member, _ labels: [String]) -> Bool {
    guard let all = member.name.labels else { return false }
    var rest = labels[...]
    for (index, label) in all.enumerated() {
      if label == rest.first {
        rest = rest.dropFirst()
      } else if !(index < member.hasDefault.count && member.hasDefault[index]) {
        return false
      }
    }
    return rest.isEmpty
  }

  /// Reads which parameters of the first parameter list have a default value.
  private static func defaults(in declaration: String, count: Int) -> [Bool] {
    guard count > 0 else { return [] }
    var found: [Bool] = []
    var depth = 0
    var angle = 0
    var current = false
    var previous: UInt8 = 0
    for byte in declaration.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0, byte == UInt8(ascii: ")") {
          found.append(current)
          return found
        }
      case UInt8(ascii: "<") where depth > 0: angle += 1
      case UInt8(ascii: ">") where depth > 0 && angle > 0 && previous != UInt8(ascii: "-"): angle -= 1
      case UInt8(ascii: "=") where depth == 1 && previous == UInt8(ascii: " "): current = true
      case UInt8(ascii: ",") where depth == 1 && angle == 0:
        found.append(current)
        current = false
      default: break
      }
      previous = byte
    }
    return found
  }
}
