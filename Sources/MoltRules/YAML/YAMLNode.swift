/// A node of a YAML document, with the place where it starts.
public struct YAMLNode: Sendable {
  /// A place in the file, line and column in characters, both counted from 1.
  public struct Mark: Sendable, Equatable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  public indirect enum Content: Sendable {
    /// The text, and whether it was quoted (so that `"1"` can be told from `1`)
    case scalar(String, isQuoted: Bool)
    case sequence([YAMLNode])
    /// In the order of the file
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  public var content: Content
  public var mark: Mark

  public init(content: Content, mark: Mark) {
    self.content = content
    self.mark = mark
  }

  /// The text of a scalar; nil for anything else.
  public var string: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// True for `true`, `yes` and `on`, false for their opposites, nil for anything else.
  public var bool: Bool? {
    guard case .scalar(let text, isQuoted: false) = content else { return nil }
    switch text {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default: return nil
    }
  }

  public var sequence: [YAMLNode]? {
    if case .sequence(let nodes) = content { nodes } else { nil }
  }

  public var mapping: [(key: YAMLNode, value: YAMLNode)]? {
    if case .mapping(let pairs) = content { pairs } else { nil }
  }

  /// The value of a key of a mapping.
  public subscript(key: String) -> YAMLNode? {
    mapping?.first { $0.key.string == key }?.value
  }

  /// What it is, for messages: `a text`, `a list`, `a mapping`.
  public var kindName: String {
    switch content {
    case .scalar: "a text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
