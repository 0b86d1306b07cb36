import MoltNames
import MoltText

extension BodyWalker {
  /// What becomes of a member whose receiver is not known: all APIs of that name that fit, if they agree and the project
  /// has none of that name.
  ///
  /// - Parameter isObject: the receiver is an object of some class: no struct can be meant.
  func agreement(_ name: Name, call: CallSite?, wantsStatic: Bool, isObject: Bool = false) -> Resolution {
    var agreed: (row: Int, spelling: Spelling, found: Resolution)?
    var rows: [Int] = []
    var results: Set<TypeID> = []
    // Those that bear that name today: the code may be right as it is.
    var current: [Int] = []
    for id in catalog.rowsInAgreement(name) {
      let row = catalog.history.row(id)
      if row.kind == .constant || row.kind == .function {
        // A global once, a member now: it may be what is meant.
        if let new = catalog.spellings(of: id).new, new.base == name, let found = match(new, row: id, call: call),
          takesClosures(found, call)
        {
          return Resolution()
        }
        continue
      }
      if (row.isStatic || row.kind == .enumCase) != wantsStatic { continue }
      if isObject, let owner = row.owner, owner.kind != .class, owner.kind != .protocol { continue }
      let spellings = catalog.spellings(of: id)
      if let condition = row.condition, !fits(condition, call) { continue }
      if let new = spellings.new, new.base == name, let found = match(new, row: id, call: call),
        takesClosures(found, call)
      {
        current.append(id)
        continue
      }
      for spelling in spellings.old where spelling.base == name {
        guard let found = match(spelling, row: id, call: call) else { continue }
        guard !spellings.isAmbiguous, let new = spellings.new ?? (hasSureTemplate(row) ? spelling : nil) else {
          return Resolution()
        }
        if row.template != nil, !hasSureTemplate(row) { return Resolution() }
        if let first = agreed {
          let other = catalog.spellings(of: first.row).new ?? first.spelling
          let alike =
            catalog.history.row(first.row).template == row.template && other.base == new.base
            && other.labels == new.labels && other.isCallable == new.isCallable
            && (spelling.labels == first.spelling.labels || call == nil && !new.isCallable)
          if !alike { return Resolution() }
        } else {
          agreed = (id, spelling, found)
        }
        rows.append(id)
        results.insert(found.result)
        break
      }
    }
    if !current.isEmpty { return known(current, name, call: call) }
    guard let agreed else { return Resolution() }
    var resolution = agreed.found
    resolution.outcome = .agreed(rows: rows, agreed.spelling)
    if results.count != 1 { resolution.result = .unknown }
    if rows.count > 1 { resolution.signature = resolution.signature.map { common($0, rows) } }
    resolution.applicability = .likely
    let owner = catalog.history.row(agreed.row).owner?.name ?? ""
    resolution.evidence = [
      rows.count == 1
        ? "the receiver's type is not known; only \(owner) has a member of that name"
        : "the receiver's type is not known; all \(rows.count) APIs of that name became the same"
    ]
    return resolution
  }

  /// A call by today's name of which all APIs take the same: what they expect is known, though not what they give.
  private func known(_ rows: [Int], _ name: Name, call: CallSite?) -> Resolution {
    // Only a second label says for sure what is meant.
    guard let call, call.arguments.dropFirst().contains(where: { $0.name != Name.none }),
      let new = catalog.spellings(of: rows[0]).new, var found = match(new, row: rows[0], call: call),
      let signature = found.signature
    else { return Resolution() }
    found.outcome = .current(row: rows[0])
    found.signature = common(signature, rows)
    found.signature?.result = .unknown
    found.result = .unknown
    return found
  }

  /// Whether no closure of a call goes where the SDK takes something else.
  private func takesClosures(_ found: Resolution, _ call: CallSite?) -> Bool {
    guard let call, let signature = found.signature else { return true }
    for (position, argument) in call.arguments.enumerated() where tokens.kind(argument.value.lowerBound) == .leftBrace {
      guard position < found.parameters.count, let parameter = found.parameters[position],
        parameter < signature.parameters.count
      else { continue }
      if cannotBeCalled(signature.parameters[parameter].type) { return false }
    }
    return true
  }

  /// Whether a row's template holds for whatever has a method of its name and labels.
  private func hasSureTemplate(_ row: APIRow) -> Bool {
    row.template != nil && row.condition == nil && row.name(in: catalog.from)?.labels?.count ?? 0 > 1
  }

  /// The signature that several rows share: parameters whose types differ are unknown.
  private func common(_ first: Signature, _ rows: [Int]) -> Signature {
    var result = first
    for id in rows.dropFirst() {
      let other = catalog.signature(ofRow: id)
      for position in result.parameters.indices {
        if position >= other.parameters.count || other.parameters[position].type != result.parameters[position].type {
          result.parameters[position].type = .unknown
        }
      }
    }
    return result
  }
}

extension Catalog {
  /// The rows of that name that can be meant where the receiver is not known: none if the project has such a name itself.
  func rowsInAgreement(_ name: Name) -> [Int] {
    if let known = agreementRows[Int(name.index)] { return known }
    var found: [Int] = []
    if !index.ownNames.contains(text(name)) {
      found = rows(named: name).filter {
        let row = history.row($0)
        return row.owner != nil && row.kind != .initializer && isVisible(row)
      }
    }
    agreementRows[Int(name.index)] = found
    return found
  }

  /// Whether the project can mean a row's module at all.
  func isVisible(_ row: APIRow) -> Bool {
    let module = row.module
    if Self.umbrella.contains(module) { return isMac ? module != "UIKit" : module != "AppKit" }
    // What a bridging header brings in is seen without an import.
    return module == "__ObjC" || index.imports.contains(module) || isReexported(module)
  }

  /// Whether a module that the project imports brings another one with it.
  private func isReexported(_ module: String) -> Bool {
    Self.reexporters[module]?.contains { index.imports.contains($0) || isReexported($0) } ?? false
  }

  /// By module: those whose headers include its headers, so that importing one of them imports it too.
  private static let reexporters: [String: [String]] = [
    "AVFAudio": ["AVFoundation"],
    "AVFoundation": ["AVKit", "MediaPlayer", "ARKit"],
    "Accounts": ["Social"],
    "AddressBook": ["AddressBookUI"],
    "AudioToolbox": ["AVFAudio"],
    "AudioUnit": ["AudioToolbox", "CoreAudioKit"],
    "Contacts": ["ContactsUI"],
    "CoreAudio": ["AudioToolbox", "AudioUnit", "CoreMedia"],
    "CoreData": ["Cocoa"],
    "CoreLocation": ["MapKit", "CloudKit"],
    "CoreMIDI": ["AudioToolbox"],
    "CoreMedia": ["AVFoundation", "VideoToolbox", "MediaToolbox"],
    "CoreVideo": ["CoreMedia", "VideoToolbox", "ARKit"],
    "EventKit": ["EventKitUI"],
    "HealthKit": ["HealthKitUI"],
    "Intents": ["IntentsUI"],
    "MediaToolbox": ["AVFoundation"],
    "Metal": ["MetalKit", "MetalPerformanceShaders", "ARKit"],
    "ModelIO": ["GLKit", "MetalKit"],
    "OpenGLES": ["GLKit"],
    "PDFKit": ["Quartz"],
    "Photos": ["PhotosUI"],
    "QuickLookUI": ["Quartz"],
    "SceneKit": ["ARKit"],
    "SpriteKit": ["ARKit"],
    "UserNotifications": ["UserNotificationsUI"],
  ]

  /// What every app sees through UIKit, AppKit or Foundation.
  private static let umbrella: Set<String> = [
    "Swift", "Foundation", "UIKit", "AppKit", "CoreGraphics", "QuartzCore", "CoreFoundation", "ObjectiveC", "Dispatch",
    "CoreText", "CoreImage", "Security", "CFNetwork", "Darwin", "os",
  ]

  /// A type as a person would write it.
  func describe(_ type: TypeID) -> String {
    switch node(type) {
    case .unknown: return "?"
    case .nominal(let nominal, let arguments):
      let name: String
      switch nominal {
      case .sdk(let id): name = history.type(id).name(in: to)
      case .project(let id): name = index.types[id].name
      case .external(let text): name = self.text(text)
      }
      return arguments.isEmpty ? name : name + "<" + arguments.map { describe($0) }.joined(separator: ", ") + ">"
    case .optional(let inner): return describe(inner) + "?"
    case .unwrapped(let inner): return describe(inner) + "!"
    case .tuple(let types, _): return "(" + types.map { describe($0) }.joined(separator: ", ") + ")"
    case .function(let parameters, let result):
      return "(" + parameters.map { describe($0) }.joined(separator: ", ") + ") -> " + describe(result)
    case .metatype(let inner): return describe(inner) + ".Type"
    case .composition(let parts): return parts.map { describe($0) }.joined(separator: " & ")
    }
  }
}
