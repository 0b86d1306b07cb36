import MoltNames
import MoltRules
import MoltSyntax

/// The rewriters that have something to do between two versions, filed by the tokens that wake them.
public struct RewriterRegistry: Sendable {
  /// Every rewriter there is, in the order in which they are asked at one token.
  public static let all: [any Rewriter] = [
    IncrementOperators(), CStyleFor(), VariableParameters(), InoutPosition(), ConditionClauses(), GenericWhere(),
    ProtocolComposition(), DynamicType(), MemoryLayoutFunctions(), NoEscape(), AutoclosurePosition(), NoReturn(),
    WarnUnusedResult(), DiscardableResult(), EscapingClosures(), DebugIdentifiers(), PlatformNames(), ErrorProtocol(),
    AssociatedTypes(), RepeatWhile(), DoubledLabels(), PoundLabels(), CurriedFunctions(), FunctionTypeParameters(),
    FunctionTypeLabels(), LineDirective(), AttributeRenames.availability, AttributeRenames.inlinable,
    ArchiverName(), AttributeRenames.main, ObjcOptional(), AttributeEquals(), OperatorDeclarations(),
    FilePrivate(), OwnEnumCases(), TupleDestructuring(), SwapElements(), NestedImplicitlyUnwrapped(),
    ClassConstraint(), RawPointers(), OptionSetUnion(), RawValueMethods(), SimulatorCondition(), NumericConditions(),
    AnyAsName(), AnyObjectTypes(), ClosureCallLabels(), OptionalCases(), ErrorArguments(), DefaultArgumentAccess(),
    SequenceRequirements(), OptionalComparison(), ObjectHash(), HashInto(), UnnamedParameters(), StaticOperators(),
    StaticRequirements(), ProtocolOwnership(), RedundantAccess(), ObjectLiterals(), ImplicitlyUnwrappedTypes(),
    FunctionPointers(), TuplePatternTypes(), OptionSetTests(), FlattenedTry(), UnsafeBytes(), VoidParameters(),
    GlobalFunctionLabels(), WaitResults(), NullPointers(),
    OpenAccess(), EnumCaseStyle(), AutoclosureForwarding(),
    AttributeRenames.blocks,
  ]

  public let from: SwiftVersion
  public let to: SwiftVersion
  /// Those that apply, in order.
  public let rewriters: [any Rewriter]
  /// By the raw value of a token's kind: positions in `rewriters`.
  private var byKind: [[Int]]
  /// By the text of a name, with the positions in `rewriters`, in buckets of first byte and length.
  private var byName: [[NamedAnchor]]

  private struct NamedAnchor: Sendable {
    let text: [UInt8]
    var rewriters: [Int]
  }

  /// The ids of those that run only when they are asked for.
  public static let optIn = all.filter(\.isOptIn).map(\.id).sorted()

  /// Files the rewriters among `rewriters` that apply between two versions.
  ///
  /// - Parameter also: ids of rewriters that run only when they are asked for, and are.
  public init(
    from: SwiftVersion, to: SwiftVersion, also: [String] = [], rewriters: [any Rewriter] = RewriterRegistry.all
  ) {
    self.from = from
    self.to = to
    self.rewriters = rewriters.filter { $0.applies(from: from, to: to) && (!$0.isOptIn || also.contains($0.id)) }
    byKind = Array(repeating: [], count: 256)
    byName = Array(repeating: [], count: 1024)
    for (position, rewriter) in self.rewriters.enumerated() {
      for anchor in rewriter.anchors {
        switch anchor {
        case .kind(let kind): byKind[Int(kind.rawValue)].append(position)
        case .name(let name): file(Array(name.utf8), position)
        }
      }
    }
  }

  private mutating func file(_ text: [UInt8], _ position: Int) {
    guard let first = text.first else { return }
    let bucket = Self.bucket(first: first, count: text.count)
    if let place = byName[bucket].firstIndex(where: { $0.text == text }) {
      byName[bucket][place].rewriters.append(position)
    } else {
      byName[bucket].append(NamedAnchor(text: text, rewriters: [position]))
    }
  }

  private static func bucket(first: UInt8, count: Int) -> Int { (Int(first) &* 31 &+ count) & 1023 }

  /// Everything that the rewriters find in one file, in the order of its tokens.
  public func run(over tokens: TokenBuffer) -> [Finding] {
    run(over: RewriterContext(tokens: tokens, from: from, to: to))
  }

  /// Everything that the rewriters find in one file, in the order of its tokens.
  func run(over context: RewriterContext) -> [Finding] {
    if rewriters.isEmpty { return [] }
    let regions = context.regions
    var findings: [Finding] = []
    for index in 0..<context.tokens.count {
      visit(index, in: context, regions) { findings.append($0) }
    }
    return findings
  }

  /// Asks the rewriters that one token wakes, but in branches for other versions of Swift.
  private func visit(
    _ index: Int, in context: RewriterContext, _ regions: VersionRegions, report: (Finding) -> Void
  ) {
    let kind = context.tokens.kind(index)
    for position in byKind[Int(kind.rawValue)] where regions.allows(rewriters[position].since, at: index, to: to) {
      rewriters[position].rewrite(at: index, in: context, report: report)
    }
    switch kind {
    case .identifier, .prefixOperator, .postfixOperator, .infixOperator, .poundWord:
      for position in named(index, in: context.tokens)
      where regions.allows(rewriters[position].since, at: index, to: to) {
        rewriters[position].rewrite(at: index, in: context, report: report)
      }
    default: break
    }
  }

  private func named(_ index: Int, in tokens: TokenBuffer) -> [Int] {
    let token = tokens[index]
    let (start, end) = (Int(token.start), Int(token.end))
    guard start < end else { return [] }
    let bucket = byName[Self.bucket(first: tokens.bytes[start], count: end - start)]
    for anchor in bucket where anchor.text.count == end - start && tokens.bytes[start..<end].elementsEqual(anchor.text)
    {
      return anchor.rewriters
    }
    return []
  }
}
