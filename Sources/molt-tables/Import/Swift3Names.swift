import MoltNames

/// What Swift 3 called things that Swift 4 renamed, by Objective-C name: the migrator's own tables.
struct Swift3Names {
  /// Dotted names of types by Objective-C name
  private(set) var types: [String: String] = [:]
  /// Names of members without owner, and of globals after `=`, by Objective-C owner and name
  private var members: [String: String] = [:]

  init(_ facts: FactTable) {
    for fact in facts.rows where fact["from"] == "3" {
      let name = fact["objc_name"]
      let key = "\(fact["objc_owner"]) \(name)"
      let old = fact["old"]
      switch fact["kind"] {
      case "type-to-nested":
        types[name] = old
      case "rename" where fact["node_kind"] == "TypeDecl":
        types[name] = old
      case "rename" where fact["objc_what"] == "enumerator" && old == name:
        // An enumerator that was a global constant has no owner in Swift.
        continue
      case "rename" where !old.isEmpty && fact["module"] != "Swift":
        members[key] = old
      case "member-renamed":
        if let parsed = APIName(old) { members[key] = parsed.member }
      case "getter-func-to-property":
        members[key] = fact["new"] + "()"
      case "global-const-to-member":
        members[key] = "=" + old
      default: break
      }
    }
  }

  func member(owner: String, name: String) -> String? { members["\(owner) \(name)"] }
}
