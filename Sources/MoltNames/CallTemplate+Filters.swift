extension CallTemplate.Filter {
  /// The argument's new text; nil when this filter cannot tell what the argument means.
  public func apply(_ argument: String) -> String? {
    switch self {
    case .bool:
      switch argument {
      case "0", "false": return "false"
      case "1", "true": return "true"
      default:
        // `x ? 1 : 0` says a Bool the long way.
        for (ending, instead) in [(" ? 1 : 0", " ? true : false"), (" ? 0 : 1", " ? false : true")]
        where argument.hasSuffix(ending) {
          return argument.dropLast(ending.count) + instead
        }
        // A variable may hold an Int32 or a Bool.
        return argument.hasPrefix("Int32(") || argument.utf8.first.map { $0 >= 0x30 && $0 <= 0x39 } ?? true
          ? nil : argument
      }
    case .unwrapped: return argument
    case .not:
      switch argument {
      case "true": return "false"
      case "false": return "true"
      default:
        let isName = argument.unicodeScalars.allSatisfy { $0 == "." || $0 == "_" || $0.properties.isAlphabetic }
        return isName ? "!" + argument : "!(" + argument + ")"
      }
    case .transform:
      if argument == "nil" { return "" }
      return argument.hasPrefix("&") ? ", transform: " + argument.dropFirst() : nil
    case .type:
      return argument.hasSuffix(".self") ? String(argument.dropLast(5)) : argument
    case .text: return argument == "nil" ? "\"\"" : argument
    case .pointee:
      return argument.hasPrefix("&") ? String(argument.dropFirst()) : nil
    case .qos:
      return CallTemplate.Filter.qualities[CallTemplate.Filter.unwrapped(argument)]
    case .attributes:
      switch argument {
      case "nil", "DISPATCH_QUEUE_SERIAL": return ""
      case "DISPATCH_QUEUE_CONCURRENT": return ", attributes: .concurrent"
      default: return nil
      }
    case .time:
      switch CallTemplate.Filter.unwrapped(argument) {
      case "DISPATCH_TIME_NOW": return "DispatchTime.now()"
      case "DISPATCH_TIME_FOREVER": return "DispatchTime.distantFuture"
      default: return argument.hasPrefix("dispatch_") ? nil : argument
      }
    case .collection:
      for end in [".startIndex", ".endIndex"] where argument.hasSuffix(end) && argument.utf8.count > end.utf8.count {
        return String(argument.dropLast(end.count))
      }
      return nil
    case .seconds:
      return CallTemplate.Filter.seconds(argument)
    case .again:
      let isNames = argument.unicodeScalars.allSatisfy { $0 == "." || $0 == "_" || $0.properties.isAlphabetic }
      return isNames ? argument : nil
    case .set:
      return "[" + argument + "]"
    case .none:
      let isEmpty =
        ["[]", "nil", "0"].contains(argument) || argument.hasSuffix("()") && !argument.contains(".")
        || argument.hasSuffix(".allZeros") || argument.hasSuffix("(rawValue: 0)")
      return isEmpty ? "" : nil
    }
  }

  /// What `Int(…)`, `UInt(…)`, `dispatch_time_t(…)` and `.value`, `.rawValue` are wrapped around.
  private static func unwrapped(_ argument: String) -> String {
    var text = argument[...]
    while true {
      if let open = text.firstIndex(of: "("), text.last == ")",
        ["Int", "UInt", "Int32", "UInt32", "CLong", "dispatch_time_t", "dispatch_queue_priority_t", ""].contains(
          String(text[..<open]))
      {
        text = text[text.index(after: open)...].dropLast()
      } else if text.hasSuffix(".rawValue") {
        text = text.dropLast(9)
      } else if text.hasSuffix(".value") {
        text = text.dropLast(6)
      } else {
        return String(text)
      }
    }
  }

  private static let qualities: [String: String] = [
    "0": "", "DISPATCH_QUEUE_PRIORITY_DEFAULT": "", "QOS_CLASS_DEFAULT": "qos: .default",
    "DISPATCH_QUEUE_PRIORITY_HIGH": "qos: .userInitiated", "DISPATCH_QUEUE_PRIORITY_LOW": "qos: .utility",
    "DISPATCH_QUEUE_PRIORITY_BACKGROUND": "qos: .background", "QOS_CLASS_BACKGROUND": "qos: .background",
    "QOS_CLASS_UTILITY": "qos: .utility", "QOS_CLASS_USER_INITIATED": "qos: .userInitiated",
    "QOS_CLASS_USER_INTERACTIVE": "qos: .userInteractive",
  ]

  /// `Int64(delay * Double(NSEC_PER_SEC))` → `delay`; any other number of nanoseconds → `.nanoseconds(Int(…))`.
  private static func seconds(_ argument: String) -> String? {
    let text = trimmed(argument[...])
    var inside = text
    if text.hasPrefix("Int64("), text.hasSuffix(")") {
      inside = trimmed(text.dropFirst(6).dropLast())
    }
    guard let star = topLevelStar(inside) else { return "." + "nanoseconds(Int(\(text)))" }
    let left = trimmed(inside[..<star])
    let right = trimmed(inside[inside.index(after: star)...])
    if let factor = factor(left, unit: right) ?? factor(right, unit: left) { return factor }
    return ".nanoseconds(Int(\(text)))"
  }

  /// The number of seconds where `unit` is the number of nanoseconds in one.
  private static func factor(_ factor: Substring, unit: Substring) -> String? {
    let isLiteral = !factor.isEmpty && factor.allSatisfy { $0.isASCII && $0.isNumber || $0 == "." || $0 == "_" }
    switch unit {
    case "NSEC_PER_SEC", "Int64(NSEC_PER_SEC)": return isLiteral ? String(factor) : nil
    case "Double(NSEC_PER_SEC)": return String(factor)
    case "Float(NSEC_PER_SEC)", "CGFloat(NSEC_PER_SEC)": return isLiteral ? String(factor) : "Double(\(factor))"
    default: return nil
    }
  }

  /// The only `*` outside brackets, where no sum or quotient stands beside it.
  private static func topLevelStar(_ text: Substring) -> Substring.Index? {
    var depth = 0
    var found: Substring.Index?
    for index in text.indices {
      switch text[index] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "*" where depth == 0:
        // With a second factor or a sum it is not clear what is multiplied.
        if found != nil { return nil }
        found = index
      case "+", "-", "/": if depth == 0 { return nil }
      default: break
      }
    }
    return found
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var rest = text
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
