import MoltSyntax

/// What the body of an operator's declaration said.
struct OperatorAttributes: Hashable, Sendable {
  var associativity = "none"
  var precedence = 100
  var isAssignment = false

  /// Reads the tokens of the body; nil when there is something unknown among them.
  init?(_ body: Range<Int>, in tokens: TokenBuffer) {
    var index = body.lowerBound
    while index < body.upperBound {
      switch tokens.text(index) {
      case "associativity":
        associativity = tokens.text(index + 1)
        guard ["left", "right", "none"].contains(associativity) else { return nil }
        index += 2
      case "precedence":
        guard let value = Int(tokens.text(index + 1)) else { return nil }
        precedence = value
        index += 2
      case "assignment":
        isAssignment = true
        index += 1
      default: return nil
      }
    }
  }

  /// The standard group that says the same.
  var standardGroup: String? {
    PrecedenceGroups.standard.first {
      $0.precedence == precedence && $0.associativity == associativity && $0.isAssignment == isAssignment
    }?.name
  }
}

/// The precedence groups that a project's operators need: one for each set of attributes that no standard group has,
/// ordered among themselves and the standard ones as their numbers were.
struct PrecedenceGroups {
  /// The groups of the standard library, from tight to loose, with what they were as numbers.
  static let standard: [(name: String, precedence: Int, associativity: String, isAssignment: Bool)] = [
    ("BitwiseShiftPrecedence", 160, "none", false),
    ("MultiplicationPrecedence", 150, "left", false),
    ("AdditionPrecedence", 140, "left", false),
    ("RangeFormationPrecedence", 135, "none", false),
    ("CastingPrecedence", 132, "none", false),
    ("NilCoalescingPrecedence", 131, "right", false),
    ("ComparisonPrecedence", 130, "none", false),
    ("LogicalConjunctionPrecedence", 120, "left", false),
    ("LogicalDisjunctionPrecedence", 110, "left", false),
    ("DefaultPrecedence", 100, "none", false),
    ("AssignmentPrecedence", 90, "right", true),
  ]

  /// The operator that declares each group: the first of its operators by spelling.
  private var owners: [OperatorAttributes: String] = [:]

  init(_ precedences: [String: OperatorAttributes]) {
    for (name, attributes) in precedences where attributes.standardGroup == nil {
      owners[attributes] = min(owners[attributes] ?? name, name)
    }
  }

  /// The group of an operator, and the operator that declares it.
  func name(for attributes: OperatorAttributes, of text: String) -> (name: String, owner: String) {
    let owner = owners[attributes] ?? text
    return (Self.groupName(for: owner), owner)
  }

  /// The lines of a group, placed among the standard ones and the project's own; nil where there is no place.
  func declaration(of name: String, _ attributes: OperatorAttributes) -> [String]? {
    let precedence = attributes.precedence
    // `DefaultPrecedence` is tied to the ternary operator, so groups around 100 are placed against its neighbours.
    let ranked = Self.standard.filter { $0.name != "DefaultPrecedence" }
    let tighter = ranked.last { $0.precedence > precedence }
    var looser = ranked.first { $0.precedence < precedence }.map { [$0.name] } ?? []
    // Of the project's own only the nearest: the others follow from those.
    let floor = ranked.first { $0.precedence < precedence }?.precedence ?? Int.min
    let between = owners.keys.filter { $0.precedence < precedence && $0.precedence >= floor }
    if let nearest = between.map(\.precedence).max() {
      let own = between.filter { $0.precedence == nearest }.compactMap { owners[$0] }.sorted()
      looser = (nearest > floor ? [] : looser) + own.map(Self.groupName)
    }
    if looser.isEmpty, tighter == nil { return nil }
    var lines = ["precedencegroup \(name) {"]
    if attributes.associativity != "none" { lines.append("  associativity: \(attributes.associativity)") }
    if attributes.isAssignment { lines.append("  assignment: true") }
    if !looser.isEmpty { lines.append("  higherThan: \(looser.joined(separator: ", "))") }
    if let tighter { lines.append("  lowerThan: \(tighter.name)") }
    lines.append("}")
    return lines
  }

  /// A name for the group of one operator, spelled from its characters.
  static func groupName(for text: String) -> String {
    let words: [Character: String] = [
      "+": "Plus", "-": "Minus", "*": "Star", "/": "Slash", "%": "Percent", "=": "Equal", "<": "Less", ">": "Greater",
      "!": "Not", "&": "And", "|": "Or", "^": "Caret", "~": "Tilde", "?": "Question", ".": "Dot",
    ]
    let name = text.map { character in
      words[character] ?? character.unicodeScalars.map { "U" + String($0.value, radix: 16, uppercase: true) }.joined()
    }.joined()
    return name + "Precedence"
  }
}
