/// A type, interned in one worker's `TypeArena`; equal types have equal numbers.
struct TypeID: Hashable, Sendable {
  let index: Int32
  /// Nothing is known about the type.
  static let unknown = TypeID(index: 0)
  var isUnknown: Bool { index == 0 }
}

/// Whose a named type is.
enum Nominal: Hashable {
  /// A type of the API history, by its row.
  case sdk(Int)
  /// A type that the project declares, by its place in the index.
  case project(Int)
  /// A name that neither knows: a library's, or a generic parameter's.
  case external(Name)

  /// One number for each nominal, below 2³¹.
  var key: Int {
    switch self {
    case .sdk(let id): return id << 2
    case .project(let id): return id << 2 | 1
    case .external(let name): return Int(name.index) << 2 | 2
    }
  }
}

/// What a type is made of. Types are always today's: `NSURL` in Swift 2 code reads as `URL` when it is rewritten so.
enum TypeNode: Hashable {
  case unknown
  case nominal(Nominal, [TypeID])
  case optional(TypeID)
  /// `T!`
  case unwrapped(TypeID)
  case tuple([TypeID], labels: [Name])
  case function([TypeID], TypeID)
  /// The type of a type's name: what `UIColor` is in `UIColor.red`.
  case metatype(TypeID)
  case composition([TypeID])
}

/// All types that one worker has met. A class: types are added while others are being looked at.
///
/// Raw memory: an array in a class is retained and checked for overlapping accesses at each look.
final class TypeArena {
  private var nodes: UnsafeMutablePointer<TypeNode>
  /// What is inside an optional of either kind; of every other type, itself.
  private var inner: UnsafeMutablePointer<TypeID>
  private var count = 1
  private var capacity = 1024
  private var known: [TypeNode: TypeID] = [.unknown: .unknown]
  /// The types that are asked for most, by what they are made of.
  private let plain = NumberMap<TypeID>()
  private let optionals = NumberMap<TypeID>()
  private let metatypes = NumberMap<TypeID>()

  init() {
    nodes = .allocate(capacity: capacity)
    nodes.initialize(to: .unknown)
    inner = .allocate(capacity: capacity)
    inner.initialize(to: .unknown)
  }

  deinit {
    nodes.deinitialize(count: count)
    nodes.deallocate()
    inner.deallocate()
  }

  subscript(id: TypeID) -> TypeNode { nodes[Int(id.index)] }

  func intern(_ node: TypeNode) -> TypeID {
    switch node {
    case .nominal(let nominal, let arguments) where arguments.isEmpty:
      if let id = plain[nominal.key] { return id }
      let id = add(node)
      plain[nominal.key] = id
      return id
    case .optional(let type):
      if let id = optionals[Int(type.index)] { return id }
      let id = add(node, inner: type)
      optionals[Int(type.index)] = id
      return id
    case .metatype(let type):
      if let id = metatypes[Int(type.index)] { return id }
      let id = add(node)
      metatypes[Int(type.index)] = id
      return id
    default:
      if let id = known[node] { return id }
      var inside: TypeID?
      if case .unwrapped(let type) = node { inside = type }
      let id = add(node, inner: inside)
      known[node] = id
      return id
    }
  }

  private func add(_ node: TypeNode, inner type: TypeID? = nil) -> TypeID {
    if count == capacity { grow() }
    let id = TypeID(index: Int32(count))
    (nodes + count).initialize(to: node)
    (inner + count).initialize(to: type ?? id)
    count += 1
    return id
  }

  private func grow() {
    let newNodes = UnsafeMutablePointer<TypeNode>.allocate(capacity: capacity * 2)
    newNodes.moveInitialize(from: nodes, count: count)
    nodes.deallocate()
    let newInner = UnsafeMutablePointer<TypeID>.allocate(capacity: capacity * 2)
    newInner.moveInitialize(from: inner, count: count)
    inner.deallocate()
    (nodes, inner, capacity) = (newNodes, newInner, capacity * 2)
  }

  /// `T?`; of an unknown type, unknown; of an optional, itself.
  func optional(_ type: TypeID) -> TypeID {
    switch self[type] {
    case .unknown, .optional: return type
    case .unwrapped(let inner): return intern(.optional(inner))
    default: return intern(.optional(type))
    }
  }

  func metatype(_ type: TypeID) -> TypeID {
    type.isUnknown ? type : intern(.metatype(type))
  }

  /// The type without one layer of `?` or `!`.
  func unwrapped(_ type: TypeID) -> TypeID { inner[Int(type.index)] }

  /// The type without any `?` or `!` around it.
  func bare(_ type: TypeID) -> TypeID {
    var type = type
    while true {
      let next = inner[Int(type.index)]
      if next == type { return type }
      type = next
    }
  }

  func isOptional(_ type: TypeID) -> Bool {
    if case .optional = self[type] { return true }
    return false
  }
}
