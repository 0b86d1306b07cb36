import CClang
import MoltImporterNames

/// What attributes say of a declaration.
///
/// libclang shows few attributes that concern Swift. Those that take arguments are defined away as `annotate(…)`,
/// which it does show, with their arguments; the others are told by the identifier in the source.
struct AttributeReader {
  /// What stands before the argument in an annotation.
  private static let marker = "molt:"

  /// Options for the compiler that turn attributes into annotations.
  static let definitions: [String] = {
    let texts = ["swift_name"]
    let words = [
      "swift_newtype", "swift_wrapper", "swift_error", "enum_extensibility", "ns_error_domain", "objc_bridge",
      "objc_bridge_mutable", "objc_bridge_related",
    ]
    return texts.map { "-D\($0)(x)=annotate(\"\(marker)\($0)=\" x)" }
      + words.map { "-D\($0)(...)=annotate(\"\(marker)\($0)=\" #__VA_ARGS__)" }
  }()

  struct Attributes {
    var swiftName: String?
    var isSwiftPrivate = false
    var isNewtype = false
    var isBridged = false
    var errorConvention: HeaderDeclaration.ErrorConvention?
    var enumKind: HeaderDeclaration.EnumKind?
  }

  let unit: ClangUnit

  func attributes(among children: [MoltClangCursor]) -> Attributes {
    var found = Attributes()
    for child in children where child.kind >= MoltCursorUnexposedAttribute && child.kind < 500 {
      switch child.kind {
      case MoltCursorFlagEnumAttribute: found.enumKind = .options
      case MoltCursorAnnotateAttribute: apply(unit.clang.name(of: child), to: &found)
      case MoltCursorUnexposedAttribute:
        let location = unit.clang.api.pointee.getCursorLocation(child)
        let word = unit.identifier(at: location, isSpelled: true)
        // Older libraries tell the place of the macro, not that of the attribute in its definition.
        if word == "swift_private" || word == "__swift_private__" || word.hasSuffix("_REFINED_FOR_SWIFT") {
          found.isSwiftPrivate = true
        }
      default: break
      }
    }
    return found
  }

  private func apply(_ annotation: String, to found: inout Attributes) {
    guard annotation.hasPrefix(Self.marker), let equals = annotation.firstIndex(of: "=") else { return }
    let name = annotation[annotation.index(annotation.startIndex, offsetBy: Self.marker.count)..<equals]
    let value = String(annotation[annotation.index(after: equals)...])
    switch name {
    case "swift_name": found.swiftName = value
    case "swift_newtype", "swift_wrapper": found.isNewtype = value != "none"
    case "swift_error": found.errorConvention = HeaderDeclaration.ErrorConvention(rawValue: value)
    case "ns_error_domain": found.enumKind = .errors
    case "enum_extensibility": found.enumKind = found.enumKind ?? .cases
    case "objc_bridge", "objc_bridge_mutable", "objc_bridge_related": found.isBridged = true
    default: break
    }
  }

  /// Whether it is deprecated or not there at all, and whether Swift is told not to see it.
  func availability(of cursor: MoltClangCursor, platform: String) -> (isOutOfDate: Bool, isHiddenFromSwift: Bool) {
    let api = unit.clang.api.pointee
    var isOutOfDate = api.getCursorAvailability(cursor) != 0
    var isHidden = false
    var always: Int32 = 0
    var never: Int32 = 0
    var message = MoltClangString()
    var otherMessage = MoltClangString()
    var entries = [MoltClangAvailability](repeating: MoltClangAvailability(), count: 12)
    let count = Int(api.getCursorPlatformAvailability(cursor, &always, &message, &never, &otherMessage, &entries, 12))
    api.disposeString(message)
    api.disposeString(otherMessage)
    if always != 0 || never != 0 { isOutOfDate = true }
    if never != 0 { isHidden = true }
    for index in 0..<min(count, entries.count) {
      let name = api.getCString(entries[index].platform).map { String(cString: $0) } ?? ""
      if name == "swift", entries[index].unavailable != 0 { isHidden = true }
      if name == platform, entries[index].unavailable != 0 || entries[index].deprecated.major > 0 {
        isOutOfDate = true
        if entries[index].unavailable != 0 { isHidden = true }
      }
      api.disposeCXPlatformAvailability(&entries[index])
    }
    return (isOutOfDate, isHidden)
  }
}
