import MoltRules
import MoltSyntax

/// Expressions whose value is the number of a string's characters, as a reader sees them.
enum CharacterCounts {
  /// The names under which extensions of `String` declare a property that does nothing but count characters.
  static func declared(in tokens: TokenBuffer) -> Set<String> {
    var names: Set<String> = []
    for index in 0..<tokens.count where tokens.kind(index) == .kwExtension && tokens.matches(index + 1, "String") {
      guard let header = DeclarationHeader(at: index, in: tokens), let body = header.body else { continue }
      var member = body.open + 1
      while member < body.close {
        if tokens.kind(member) == .kwVar, tokens.kind(member + 1) == .identifier,
          let binding = DeclarationHeader(at: member, in: tokens)?.bindings.first, let accessors = binding.accessors,
          counts(accessors.open + 1..<accessors.close, in: tokens)
        {
          names.insert(tokens.name(member + 1))
        }
        member = tokens.after(member)
      }
    }
    return names
  }

  /// Whether a property's body is `return characters.count` or another spelling of it.
  private static func counts(_ body: Range<Int>, in tokens: TokenBuffer) -> Bool {
    var (start, end) = (body.lowerBound, body.upperBound)
    if tokens.matches(start, "get"), tokens.kind(start + 1) == .leftBrace, tokens.partner(start + 1) == end - 1 {
      start += 2
      end -= 1
    }
    if tokens.kind(start) == .kwReturn { start += 1 }
    if tokens.kind(start) == .kwSelf, tokens.kind(start + 1) == .period { start += 2 }
    switch end - start {
    case 1: return tokens.matches(start, "count")
    case 3:
      return tokens.matches(start, "characters") && tokens.kind(start + 1) == .period
        && tokens.matches(start + 2, "count")
    case 4:
      return (tokens.matches(start, "count") || tokens.matches(start, "countElements"))
        && tokens.kind(start + 1) == .leftParen && tokens.kind(start + 2) == .kwSelf
    default: return false
    }
  }

  /// Types whose `count` counts characters.
  static let types = ["String", "Substring", "Swift.String"]
  /// Members of strings whose `count` counts something smaller.
  static let views: Set<String> = ["utf16", "utf8", "unicodeScalars", "utf8CString", "indices"]
}

extension LintFile {
  /// A token in the range that counts characters, and the edits that make it count UTF-16 units.
  struct CharacterCount {
    var token: Int
    /// The text up to and including the count.
    var range: Range<Int>
    /// What the token is to be replaced with; nil where only a person can.
    var replacement: String?
  }

  /// The first part of an expression that counts a string's characters.
  func characterCount(in range: Range<Int>, depth: Int = 0) -> CharacterCount? {
    var index = range.lowerBound
    while index < range.upperBound {
      // What a call is given is not what it returns.
      let isCall = tokens.kind(index) == .leftParen && index > range.lowerBound && tokens.kind(index - 1).endsOperand
      if tokens.kind(index) == .leftBrace || tokens.kind(index) == .leftBracket || isCall && !isConversion(index - 1) {
        index = tokens.after(index)
        continue
      }
      if tokens.kind(index) == .identifier, let found = characterCount(at: index, depth) { return found }
      index += 1
    }
    return nil
  }

  /// Whether a call gives its argument back as a number.
  private func isConversion(_ callee: Int) -> Bool {
    ["Int", "CFIndex", "NSInteger", "UInt", "max", "min", "abs"].contains { tokens.name(callee) == $0 }
  }

  private func characterCount(at index: Int, _ depth: Int) -> CharacterCount? {
    let name = tokens.name(index)
    let isMember = tokens.kind(index - 1) == .period
    if tokens.kind(index + 1) == .leftParen { return isMember ? nil : oldCount(at: index, name) }
    if isMember, tokens.kind(index - 2) != .kwSelf { return memberCount(at: index, name) }
    if name == "count", isInStringExtension(index), isMember || !isLocal(index) {
      return CharacterCount(token: index, range: index..<index + 1, replacement: "utf16.count")
    }
    if isInStringExtension(index), isCharacterCount(name), isMember || !isLocal(index) {
      return CharacterCount(token: index, range: index..<index + 1, replacement: "utf16.count")
    }
    // A name for the count: `let length = text.characters.count`.
    guard !isMember, depth < 3, tokens.kind(index + 1) != .period,
      let value = binding(of: name, at: index)?.initializer, !value.contains(index),
      let inner = characterCount(in: value, depth: depth + 1)
    else { return nil }
    return CharacterCount(token: inner.token, range: inner.range, replacement: nil)
  }

  /// `countElements(text)` of Swift 1.0 and `count(text)` of 1.2.
  private func oldCount(at index: Int, _ name: String) -> CharacterCount? {
    guard name == "countElements" || name == "count", let close = tokens.partner(index + 1), close > index + 2,
      tokens.kind(index + 3) != .colon
    else { return nil }
    let isString = isString(endingAt: close - 1) && !isASCII(endingAt: close - 1)
    return isString ? CharacterCount(token: index, range: index..<close + 1, replacement: nil) : nil
  }

  /// `text.count`, `text.characters.count`, `text.length` of the project's own.
  private func memberCount(at index: Int, _ name: String) -> CharacterCount? {
    let receiver = index - 2
    let start = tokens.chainStart(endingAt: receiver)
    if name == "count" {
      if tokens.kind(receiver) == .identifier {
        let view = tokens.name(receiver)
        if CharacterCounts.views.contains(view) { return nil }
        if view == "characters" {
          // `characters` of something that is no string is a collection of the project's own. The name says so much that the
          // types of the whole file are not asked for.
          if tokens.kind(receiver - 1) == .period, isDeclaredString(receiver - 2) == false { return nil }
          if !declarations(of: "characters").isEmpty { return nil }
          if tokens.kind(receiver - 1) != .period, !isInStringExtension(receiver) { return nil }
          if tokens.kind(receiver - 1) == .period, isASCII(endingAt: receiver - 2) { return nil }
          return CharacterCount(token: receiver, range: start..<index + 1, replacement: "utf16")
        }
      }
      guard isString(endingAt: receiver), !isASCII(endingAt: receiver) else { return nil }
      return CharacterCount(token: index, range: start..<index + 1, replacement: "utf16.count")
    }
    guard isCharacterCount(name), isString(endingAt: receiver) else { return nil }
    return CharacterCount(token: index, range: start..<index + 1, replacement: "utf16.count")
  }

  /// Whether the expression that ends at a token is known to be a string.
  func isString(endingAt last: Int) -> Bool { isKnownString(endingAt: last) == true }

  /// Whether the expression that ends at a token is a string; nil where that cannot be told.
  func isKnownString(endingAt last: Int) -> Bool? {
    if tokens.kind(last) == .stringQuote { return true }
    return isDeclaredString(last) ?? isType(endingAt: last, oneOf: CharacterCounts.types)
  }

  /// What the declaration of a single name says by itself; it spares most files the walk that knows all types.
  private func isDeclaredString(_ index: Int) -> Bool? {
    // `(text as NSString)`
    if tokens.kind(index) == .rightParen, tokens.kind(index - 1) == .identifier,
      tokens.kind(index - 2) == .kwAs || tokens.kind(index - 3) == .kwAs
    {
      return isStringType(index - 1)
    }
    guard tokens.kind(index) == .identifier, tokens.kind(index - 1) != .period else { return nil }
    var type: Range<Int>?
    if let binding = binding(of: tokens.name(index), at: index), !binding.isMember {
      if binding.type == nil, !binding.isConditional, let value = binding.initializer {
        if ExpressionKind.string.includes(value, in: tokens) { return true }
        if ExpressionKind.array.includes(value, in: tokens) { return false }
        // `NSMutableAttributedString(string: text)`
        let open = value.lowerBound + 1
        guard tokens.kind(value.lowerBound) == .identifier, tokens.kind(open) == .leftParen,
          tokens.partner(open) == value.upperBound - 1
        else { return nil }
        return isStringType(value.lowerBound)
      }
      type = binding.type
    } else {
      type = parameter(named: index)?.type
    }
    guard var type else { return nil }
    while type.count > 1,
      tokens.kind(type.upperBound - 1) == .postfixQuestion
        || tokens.kind(type.upperBound - 1) == .postfixExclamation
    {
      type = type.lowerBound..<type.upperBound - 1
    }
    if tokens.kind(type.lowerBound) == .leftBracket { return false }
    guard type.count == 1 else { return nil }
    return isStringType(type.lowerBound)
  }

  /// Whether the type that is written there is a string; nil for one that is not known by its name alone.
  private func isStringType(_ index: Int) -> Bool? {
    if tokens.matches(index, "String") { return true }
    return Self.otherTypes.contains(tokens.text(index)) ? false : nil
  }

  private static let otherTypes: Set<String> = [
    "NSString", "NSMutableString", "NSAttributedString", "NSMutableAttributedString", "Int", "NSRange", "Data",
    "NSData",
    "NSArray", "NSSet", "NSDictionary", "IndexSet", "NSIndexSet", "IndexPath", "NSIndexPath",
  ]

  /// Whether the string that ends at a token is certain to have a unit for each character: a literal, an address, a name for
  /// one of them.
  func isASCII(endingAt last: Int, depth: Int = 0) -> Bool {
    switch tokens.kind(last) {
    case .stringQuote:
      guard let open = tokens.partner(last), let text = stringValue(open..<last + 1) else { return false }
      return text.utf8.allSatisfy { $0 < 128 && $0 != UInt8(ascii: "\\") && $0 != 13 }
    case .identifier:
      let name = tokens.name(last)
      if tokens.kind(last - 1) == .period, tokens.kind(last - 2) != .kwSelf {
        return ["absoluteString", "uuidString", "UUIDString"].contains(name)
      }
      guard depth < 3, let binding = binding(of: name, at: last), let value = binding.initializer,
        tokens.kind(binding.name - 1) == .kwLet, !value.contains(last)
      else { return false }
      return ExpressionKind.operator.includes(value, in: tokens)
        ? false : isASCII(endingAt: value.upperBound - 1, depth: depth + 1)
    default: return false
    }
  }

  /// Whether a token stands in an extension of `String`.
  func isInStringExtension(_ index: Int) -> Bool {
    guard let keyword = context.enclosingType(index), tokens.kind(keyword) == .kwExtension else { return false }
    return ["String", "Substring", "StringProtocol"].contains(tokens.text(keyword + 1))
  }
}
