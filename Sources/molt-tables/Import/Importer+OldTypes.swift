import MoltNames

extension Importer {
  /// The types of a declaration in Swift 2's spelling: `(UITableView, NSIndexPath) -> UITableViewCell`, or the type alone for
  /// a property. Empty when one of them cannot be told.
  mutating func oldTypes(_ fact: FactTable.Row, kind: APIKind, swift2: String) -> String {
    let text = fact["objc_types_ios9"]
    guard !text.isEmpty, let arrow = text.range(ofLast: "->") else { return "" }
    let owner = fact["objc_owner"] == "-" ? "" : fact["objc_owner"]
    let head = text[..<arrow.lowerBound].trimmed
    guard let result = ObjectiveCType.swift2(String(text[arrow.upperBound...].trimmed), owner: owner, classes: classes)
    else {
      count("old types unknown: the result")
      return ""
    }
    if kind == .property || kind == .constant { return result }
    var parameters = head.isEmpty ? [] : head.pieces(separatedBy: " | ").map(String.init)
    let labels = APIName(swift2)?.labels?.count ?? parameters.count
    var isThrowing = false
    if parameters.count == labels + 1, let error = parameters.firstIndex(where: { $0.hasPrefix("NSError * *") }) {
      parameters.remove(at: error)
      isThrowing = true
    }
    guard parameters.count == labels else {
      count("old types unknown: the number of parameters")
      return ""
    }
    var swift: [String] = []
    for parameter in parameters {
      guard let type = ObjectiveCType.swift2(parameter, owner: owner, classes: classes) else {
        count("old types unknown: a parameter")
        return ""
      }
      swift.append(type)
    }
    var output = result
    // A method that throws returns nothing for BOOL, and an object that is there.
    if isThrowing { output = result == "Bool" ? "Void" : result.hasSuffix("?") ? String(result.dropLast()) : result }
    return "(\(swift.joined(separator: ", ")))\(isThrowing ? " throws" : "") -> \(output)"
  }
}

extension StringProtocol where SubSequence == Substring {
  var trimmed: Substring {
    var rest = self[...]
    while rest.first == " " { rest = rest.dropFirst() }
    while rest.last == " " { rest = rest.dropLast() }
    return rest
  }

  func pieces(separatedBy separator: String) -> [Substring] {
    var found: [Substring] = []
    var start = startIndex
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(separator) {
        found.append(self[start..<index])
        index = self.index(index, offsetBy: separator.count)
        start = index
      } else {
        index = self.index(after: index)
      }
    }
    found.append(self[start...])
    return found
  }

  func range(ofLast needle: String) -> Range<Index>? {
    var index = endIndex
    while index > startIndex {
      index = self.index(before: index)
      if self[index...].hasPrefix(needle) { return index..<self.index(index, offsetBy: needle.count) }
    }
    return nil
  }
}
