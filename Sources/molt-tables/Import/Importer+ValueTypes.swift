import MoltNames

extension Importer {
  /// The members of a reference type again, as the value type that replaced it in Swift 3 has them.
  mutating func importValueTypeMembers(_ overlay: OverlayMembers) {
    for (reference, value) in Importer.valueTypes.sorted(by: { $0.key < $1.key }) {
      var reached: Set<String> = []
      for row in rows where row.owner == reference && row.kind != .constant && !row.flags.contains(.isMirror) {
        guard let moved = onValueType(row, reference: reference, value: value, overlay: overlay, reached: &reached)
        else { continue }
        valueRows.append(moved)
      }
      addOverlayMembers(overlay, owner: value, except: reached)
      addObjectMembers(reference: reference, value: value)
    }
    rows += valueRows
  }

  private mutating func onValueType(
    _ row: APITable.RowRecord, reference: String, value: String, overlay: OverlayMembers, reached: inout Set<String>
  ) -> APITable.RowRecord? {
    let isStatic = row.flags.contains(.isStatic)
    var copy = row
    copy.owner = value
    copy.declaration4 = ""
    var tried: [APIName] = []
    for column in [APIColumn.swift5, .swift3, .swift2] {
      guard let name = APIName(row.spelling(in: column)) else { continue }
      tried.append(name)
      // A property may have become a method without arguments, and the other way round.
      if name.labels == nil { tried.append(APIName(base: name.base, labels: [])) }
      if name.labels == [] { tried.append(APIName(base: name.base)) }
    }
    for name in tried {
      guard let member = overlay.reached(by: name, of: value, isStatic: isStatic) else { continue }
      reached.insert(member.name.description + member.declaration)
      copy.names = cells(["", row.spelling(in: .swift2), name.description, "", "", ""])
      copy.declaration = DeclarationText.withoutAny(member.declaration)
      count("value type: the member of the reference type is one of the value type's")
      return copy
    }
    let key = "\(reference).\(row.spelling(in: .swift2))"
    if Importer.inheritedFromNSObject.contains(row.spelling(in: .swift2)) { return nil }
    count("value type: no such member, the call goes through the reference type")
    log.append("value type \(value) has no \(key)")
    // The reference type's declaration says what the arguments and the result are.
    copy.names = cells(["", row.spelling(in: .swift2), "-", "", "", ""])
    guard let name = APIName(row.spelling(in: .swift3)) else { return copy }
    copy.note = "\(value) has no such member; \(reference).\(name.description) is still there"
    if !isStatic, !name.isInit {
      copy.template = "($0 as \(reference)).\(CallText.placeholders(name, first: 1))"
    }
    return copy
  }

  /// What every object could do, the value type lets its reference type do.
  private mutating func addObjectMembers(reference: String, value: String) {
    for name in ["copy()", "mutableCopy()", "isEqual(_:)"] {
      guard let parsed = APIName(name) else { continue }
      var row = APITable.RowRecord(
        module: "Foundation", kind: .method, owner: value, names: ["", name, "-", "", "", ""])
      row.template = "($0 as \(reference)).\(CallText.placeholders(parsed, first: 1))"
      valueRows.append(row)
    }
  }

  /// The members of a Swift type that no older spelling leads to, for the sake of their types.
  mutating func addOverlayMembers(_ overlay: OverlayMembers, owner: String, except reached: Set<String> = []) {
    var seen: Set<String> = []
    for member in overlay.members(of: owner) where !reached.contains(member.name.description + member.declaration) {
      guard seen.insert(member.declaration).inserted, let kind = Importer.kind(of: member) else { continue }
      var row = APITable.RowRecord(
        module: member.module, kind: kind, owner: owner, names: ["", "", member.name.description, "", "", ""])
      if member.isStatic { row.flags.insert(.isStatic) }
      row.declaration = DeclarationText.withoutAny(member.declaration)
      valueRows.append(row)
    }
  }

  /// The members that Swift declares for types which no older type stands behind: what a chain of calls yields.
  mutating func importOverlay(_ overlay: OverlayMembers) {
    let done = Set(Importer.valueTypes.values)
    for owner in overlay.owners where !done.contains(owner) && Importer.isWorthKnowing(owner) {
      let before = valueRows.count
      addOverlayMembers(overlay, owner: owner)
      decisions["members that Swift itself declares", default: 0] += valueRows.count - before
    }
    rows += valueRows.filter { $0.owner != "" && !done.contains($0.owner) }
  }

  /// Types that old code can meet.
  private static func isWorthKnowing(_ owner: String) -> Bool {
    if known.contains(owner) || owner.hasPrefix("CG") || owner.hasPrefix("Dispatch") { return true }
    return false
  }

  private static let known: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection", "StringProtocol", "String", "Substring", "Character", "String.Index",
    "String.Encoding",
    "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Set", "SetAlgebra", "OptionSet", "Range", "ClosedRange",
    "Optional", "Bool", "Int", "UInt", "Double", "Float", "FloatingPoint", "BinaryInteger", "FixedWidthInteger",
    "Strideable",
    "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer", "UnsafeBufferPointer",
    "UnsafeMutableBufferPointer", "Unmanaged", "Mirror", "CommandLine", "MemoryLayout", "NSRange", "UIView",
    "UIViewController", "UIColor",
    "UIFont", "UIImage", "UITableView", "UICollectionView", "NSAttributedString", "NSArray", "NSDictionary",
    "NSSet", "NSString", "NSError", "NSPredicate", "UIEdgeInsets", "UIOffset", "CATransform3D", "CMTime", "NSCoder",
    "UndoManager",
    "UserDefaults", "Bundle", "FileManager", "NSNumber", "NSDecimalNumber", "Decimal", "Calendar.Identifier",
    "Calendar.Component",
    "TimeZone.ReferenceType",
    "NSNotification.Name", "Notification.Name", "NSAttributedString.Key", "NSObject", "Selector", "Timer",
    "OperationQueue", "URLSession",
    "UIControl", "UIButton", "UIBarButtonItem", "UIEvent", "UITouch", "UIDevice", "SKNode", "SCNVector3", "MKMapView",
    "AVCaptureDevice",
  ]

  static func kind(of member: OverlayMembers.Member) -> APIKind? {
    switch member.kind {
    case "method", "type.method": .method
    case "property", "type.property": .property
    case "init": .initializer
    case "enum.case": .enumCase
    case "subscript": .subscript
    default: nil
    }
  }

  /// What every object has and no value type lacks in another form.
  private static let inheritedFromNSObject: Set<String> = ["init(coder:)", "supportsSecureCoding()", "init()"]
}

/// Writes calls as templates do.
enum CallText {
  /// `copyBytes(to: $1, count: $2)` for `copyBytes(to:count:)`; just the name for a property.
  static func placeholders(_ name: APIName, first: Int) -> String {
    guard let labels = name.labels else { return name.base }
    let arguments = labels.enumerated().map { index, label in
      (label == "_" ? "" : label + ": ") + "$\(index + first)"
    }
    return "\(name.base)(\(arguments.joined(separator: ", ")))"
  }
}
