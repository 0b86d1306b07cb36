/// What `Rules/syntax` says about one rewriter.
public struct SyntaxRule: Sendable {
  /// Code before and after.
  public struct Example: Sendable {
    public var before: String
    /// Nil when the rewriter reports and leaves the code alone.
    public var after: String?
  }

  public var id: String
  public var title: String
  /// `SE-0004`; nil where there was none.
  public var proposal: String?
  /// The first version that has the new form, as it is printed.
  public var since: String
  /// How sure its edits are: one or more of `safe`, `likely` and `manual`, with commas.
  public var applicability: String
  public var rationale: String
  public var examples: [Example]
  /// Code that it leaves alone.
  public var stay: [String]

  /// Nil for a file that does not hold what it should; `RewriterExampleTests` says what is wrong with it.
  public init?(_ bytes: [UInt8], file: String) {
    var mistakes = MistakeList(file: file, text: String(decoding: bytes, as: UTF8.self))
    guard let root = YAMLReader.read(bytes, mistakes: &mistakes), mistakes.mistakes.isEmpty,
      let id = root["id"]?.string, let title = root["title"]?.string, let since = root["since"]?.string
    else { return nil }
    self.id = id
    self.title = title
    self.since = since
    proposal = root["proposal"]?.string.flatMap { $0 == "none" ? nil : $0 }
    applicability = root["applicability"]?.string ?? ""
    rationale = root["rationale"]?.string ?? ""
    examples = (root["examples"]?.sequence ?? []).map {
      Example(before: $0["before"]?.string ?? "", after: $0["after"]?.string)
    }
    stay = root["stay"]?.sequence?.compactMap(\.string) ?? []
  }
}
