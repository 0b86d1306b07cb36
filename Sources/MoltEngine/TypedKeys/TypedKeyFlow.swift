import MoltNames
import MoltSyntax

/// Which dictionaries of the project have keys of a type of the SDK's since Swift 4: those that flow, through properties and
/// functions of any file, from or to where the SDK's constants are keys.
struct TypedKeyFlow: Sendable {
  private var nodes: [String: TypedKeyScan.Node] = [:]
  /// Names of the project that are declared with a dictionary of String keys, with the number of files, and those that are
  /// declared otherwise.
  private var candidates: [String: Int] = [:]
  private var others: Set<String> = []
  /// The key types of properties and functions, as the target version writes them.
  private(set) var keyTypes: [String: String] = [:]
  /// The type of each constant that the project uses as a key.
  private var constants: [String: String] = [:]
  /// Words without which a file has no dictionary that changes.
  private var wakeWords = WordSet([])

  /// Gathers what one file shows; its locals stand for what they connect.
  mutating func scan(_ file: RewriterContext) {
    guard TypedKeyScan.isWorthwhile(file.tokens) else { return }
    let scan = TypedKeyScan(file)
    others.formUnion(scan.others)
    for name in Set(scan.declared.values).union(scan.parameters) where !name.contains("#") {
      candidates[name, default: 0] += 1
    }
    for component in Self.components(of: scan.nodes) {
      var all = TypedKeyScan.Node()
      for name in component {
        all.constants.formUnion(scan.nodes[name]?.constants ?? [])
        all.destinations.formUnion(scan.nodes[name]?.destinations ?? [])
        all.isBlocked = all.isBlocked || scan.nodes[name]?.isBlocked == true
      }
      let shared = component.filter { !$0.contains("#") }
      all.neighbours = Set(shared)
      // What locals alone show is found again where the file is rewritten; their constants have to be known.
      for name in shared.isEmpty ? ["#local"] : shared { merge(all, into: shared.isEmpty ? "#local" : name) }
    }
  }

  private mutating func merge(_ node: TypedKeyScan.Node, into name: String) {
    nodes[name, default: TypedKeyScan.Node()].constants.formUnion(node.constants)
    nodes[name, default: TypedKeyScan.Node()].neighbours.formUnion(node.neighbours.subtracting([name]))
    if name != "#local" { nodes[name, default: TypedKeyScan.Node()].destinations.formUnion(node.destinations) }
    if node.isBlocked, name != "#local" { nodes[name, default: TypedKeyScan.Node()].isBlocked = true }
  }

  mutating func merge(_ other: TypedKeyFlow) {
    for (name, node) in other.nodes { merge(node, into: name) }
    candidates.merge(other.candidates, uniquingKeysWith: +)
    others.formUnion(other.others)
  }

  /// Decides, once all files are known.
  mutating func resolve(_ history: APIHistory, from: SwiftVersion, to: SwiftVersion, project: ProjectIndex) {
    guard from.column < .swift4, to.column >= .swift4 else { return }
    for declared in project.declarations where candidates[declared.name] != nil && Self.hasOtherType(declared) {
      others.insert(declared.name)
    }
    for name in Set(nodes.values.flatMap(\.constants)) {
      guard let row = history.rows(named: name).first(where: { $0.kind == .constant }),
        row.name(in: from.column)?.owner == nil, let owner = row.name(in: to.column)?.owner,
        history.types(named: owner).contains(where: { $0.kind == .typedString })
      else { continue }
      constants[name] = owner
    }
    // Names that several files declare may have nothing to do with each other.
    var known = nodes.filter { candidates[$0.key] == 1 && !others.contains($0.key) }
    for (name, node) in known {
      for destination in node.destinations where destination != name && known[destination] != nil {
        known[name]?.neighbours.insert(destination)
        known[destination]?.neighbours.insert(name)
      }
    }
    for component in Self.components(of: known) {
      guard let type = keyType(of: component.compactMap { known[$0] }) else { continue }
      for name in component { keyTypes[name] = type }
    }
    let names = keyTypes.keys.map { String($0.prefix { $0 != "(" }) }
    wakeWords = WordSet(Set(constants.keys).union(names).union(TypedKeyScan.seeds))
  }

  /// Whether a property or function is declared with something else than a dictionary of String keys.
  private static func hasOtherType(_ declared: Declared) -> Bool {
    switch declared.kind {
    case .variable: return declared.type.map { !isStringKeyed($0) } ?? false
    case .function: return declared.type.map { !isStringKeyed($0) } ?? true
    default: return false
    }
  }

  /// `[String: Any]`, `[String : AnyObject]?` …
  private static func isStringKeyed(_ type: String) -> Bool {
    guard let colon = type.firstIndex(of: ":"), type.hasPrefix("[String"), !type.contains("->") else { return false }
    return type[..<colon].dropFirst("[String".count).allSatisfy(\.isWhitespace)
      && (type.hasSuffix("]") || type.hasSuffix("]?") || type.hasSuffix("]!"))
  }

  /// The type of the keys, if all of them have one and the same.
  private func keyType(of nodes: [TypedKeyScan.Node]) -> String? {
    let names = Set(nodes.flatMap(\.constants))
    let types = Set(names.compactMap { constants[$0] })
    guard !nodes.contains(where: \.isBlocked), types.count == 1, names.allSatisfy({ constants[$0] != nil }) else {
      return nil
    }
    return types.first
  }

  /// Whether some dictionary of a file may have to change.
  func concerns(_ tokens: TokenBuffer) -> Bool {
    !constants.isEmpty && TypedKeyScan.isWorthwhile(tokens)
      && (0..<tokens.count).contains { tokens.kind($0) == .identifier && wakeWords.contains($0, in: tokens) }
  }

  /// By token: each `String` in a file's declarations that is a key type of the SDK's now.
  func keyTokens(in file: RewriterContext) -> [Int: String] {
    let scan = TypedKeyScan(file)
    var types: [String: String] = [:]
    for component in Self.components(of: scan.nodes) {
      let shared = component.filter { !$0.contains("#") }
      let nodes = component.compactMap { scan.nodes[$0] }
      let type = keyType(of: nodes)
      let isBlocked = nodes.contains(where: \.isBlocked)
      let destined =
        isBlocked ? nil : nodes.lazy.flatMap(\.destinations).sorted().lazy.compactMap { keyTypes[$0] }.first
      for name in component {
        if !name.contains("#") {
          types[name] = keyTypes[name]
        } else if let decided = shared.compactMap({ keyTypes[$0] }).first ?? destined ?? (shared.isEmpty ? type : nil) {
          types[name] = decided
        }
      }
    }
    return scan.declared.compactMapValues { types[$0] ?? keyTypes[$0] }
  }

  /// The nodes that are connected.
  private static func components(of nodes: [String: TypedKeyScan.Node]) -> [[String]] {
    var seen: Set<String> = []
    var found: [[String]] = []
    for start in nodes.keys.sorted() where seen.insert(start).inserted {
      var component = [start]
      var next = 0
      while next < component.count {
        for other in (nodes[component[next]]?.neighbours ?? []).sorted()
        where nodes[other] != nil && seen.insert(other).inserted {
          component.append(other)
        }
        next += 1
      }
      found.append(component)
    }
    return found
  }
}
