import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `infix operator ** { precedence 160 }` became `infix operator **: SomePrecedence`.
struct OperatorDeclarations: Rewriter {
  let id = "operator-declarations"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.kind(.kwOperator)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    let name = index + 1
    let open = index + 2
    guard tokens.kind(open) == .leftBrace, let close = tokens.partner(open) else { return }
    let message = "An operator names its precedence group instead of a body"
    let body = ByteRange(tokens.end(name), tokens.end(close))
    let isInfix = tokens.matches(index - 1, "infix")
    guard let attributes = OperatorAttributes(open + 1..<close, in: tokens) else {
      report(manual(message, at: tokens.range(of: open..<close + 1), because: "the body is not understood"))
      return
    }
    guard isInfix, close > open + 1 else {
      report(
        finding(
          message, at: tokens.range(of: open..<close + 1), .safe, edits: [Edit(body, "", affinity: .previous)],
          evidence: ["the body says nothing"]))
      return
    }
    var edits: [Edit] = []
    var group = attributes.standardGroup
    if group == nil {
      let own = OperatorAttributes.groupName(for: tokens.text(name))
      if let declaration = attributes.declaration(of: own) {
        let indentation = tokens.indentation(at: tokens.start(index - 1))
        let lines = declaration.map { indentation + $0 }.joined(separator: file.newline)
        edits.append(.insert(file.newline + lines, at: tokens.end(close), affinity: .previous))
        group = own
      }
    }
    guard let group else {
      report(
        manual(message, at: tokens.range(of: open..<close + 1), because: "no standard group stands near its precedence")
      )
      return
    }
    edits.insert(Edit(body, ": " + group, affinity: .previous), at: 0)
    report(
      finding(
        message, at: tokens.range(of: open..<close + 1), .safe, edits: edits,
        evidence: ["precedence \(attributes.precedence), associativity \(attributes.associativity)"]))
  }
}

/// What the body of an operator's declaration said.
struct OperatorAttributes {
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

  /// The groups of the standard library, from tight to loose, with what they were as numbers.
  private static let groups: [(name: String, precedence: Int, associativity: String, isAssignment: Bool)] = [
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

  /// The standard group that says the same.
  var standardGroup: String? {
    Self.groups.first {
      $0.precedence == precedence && $0.associativity == associativity && $0.isAssignment == isAssignment
    }?.name
  }

  /// The lines of a group of its own, placed among the standard ones.
  func declaration(of name: String) -> [String]? {
    // `DefaultPrecedence` is tied to the ternary operator, so groups around 100 are placed against its neighbours.
    let ranked = Self.groups.filter { $0.name != "DefaultPrecedence" }
    let tighter = ranked.last { $0.precedence > precedence || $0.precedence == precedence && $0.precedence == 160 }
    let looser = ranked.first { $0.precedence < precedence }
    var lines = ["precedencegroup \(name) {"]
    if associativity != "none" { lines.append("  associativity: \(associativity)") }
    if isAssignment { lines.append("  assignment: true") }
    if let looser { lines.append("  higherThan: \(looser.name)") }
    if let tighter, tighter.precedence > precedence { lines.append("  lowerThan: \(tighter.name)") }
    if looser == nil, tighter == nil { return nil }
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
