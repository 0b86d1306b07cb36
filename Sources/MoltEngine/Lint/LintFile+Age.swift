import MoltNames
import MoltSyntax

/// How old a file's code is, by the words in it.
extension LintFile {
  /// Words that Swift 3 does not have any more.
  private static let older = WordSet([
    "dispatch_async", "dispatch_after", "NSURLSession", "NSNotificationCenter", "NSUserDefaults",
    "NSFileManager", "NSTimeInterval", "CGRectMake", "CGSizeMake", "CGPointMake", "NSOperationQueue",
    "dispatch_get_main_queue", "sharedApplication", "mainBundle", "defaultCenter", "mainScreen", "NSDateFormatter",
    "CGRectZero", "CGRectGetWidth", "CGRectGetHeight", "NSJSONSerialization", "dequeueReusableCellWithIdentifier",
    "whiteColor", "blackColor", "clearColor", "systemFontOfSize", "println", "respondsToSelector", "ErrorType",
  ])

  /// Words that `isNew` looks at.
  private static let newer = WordSet([
    "escaping", "discardableResult", "objcMembers", "MainActor", "DispatchQueue", "dequeueReusableCell", "IndexPath",
    "Notification", "NSNotification",
  ])

  /// Methods that a class of the SDK has and whose first parameter Swift 3 marks with `_`.
  private static let marked = WordSet([
    "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "setEditing", "setSelected",
    "setHighlighted", "traitCollectionDidChange", "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled",
  ])

  /// What the words say of the version.
  struct Age {
    /// Something that Swift 2 does not have, under no name that a project may have given to a thing of its own.
    var isNew = false
    /// Something that Swift 3 does not have any more.
    var isOld = false
  }

  /// Whether the file is certainly Swift 3 or later: the project says so, or the code, which then holds nothing older.
  func readIsSwift3() -> Bool {
    if let version = statedVersion { return version >= SwiftVersion(3) }
    return age.isNew && !age.isOld
  }

  /// Whether the file is Swift 2 or older, as far as the project or the code says.
  func readIsBeforeSwift3() -> Bool {
    if let version = statedVersion { return version < SwiftVersion(3) }
    return age.isOld
  }

  func readAge() -> Age {
    var age = Age()
    for index in 0..<tokens.count {
      switch tokens.kind(index) {
      case .kwFileprivate: age.isNew = true
      case .poundWord where tokens.matches(index, "#keyPath"): age.isNew = true
      case .kwFunc:
        // `override func viewWillAppear(_ animated: Bool)`, and without `_` before Swift 3.
        guard tokens.matches(index - 1, "override"), tokens.kind(index + 2) == .leftParen,
          Self.marked.contains(index + 1, in: tokens)
        else { continue }
        if tokens.kind(index + 3) == .wildcard { age.isNew = true }
        if tokens.kind(index + 3) == .identifier, tokens.kind(index + 4) == .colon { age.isOld = true }
      case .identifier where tokens.range(index).count >= 7:
        if Self.newer.contains(index, in: tokens), isNew(index) { age.isNew = true }
        if Self.older.contains(index, in: tokens) { age.isOld = true }
      default: continue
      }
    }
    return age
  }

  private func isNew(_ index: Int) -> Bool {
    func member(_ names: StaticString...) -> Bool {
      tokens.kind(index + 1) == .period && names.contains { tokens.matches(index + 2, $0) }
    }
    switch tokens.name(index) {
    case "escaping", "discardableResult", "objcMembers", "MainActor": return tokens.kind(index - 1) == .atSign
    case "DispatchQueue": return member("main", "global")
    case "dequeueReusableCell":
      return tokens.kind(index + 1) == .leftParen && tokens.matches(index + 2, "withIdentifier")
        && tokens.kind(index + 3) == .colon && tokens.kind(index - 1) == .period
    case "IndexPath":
      return tokens.kind(index - 1) != .period && !projectTypes.isDeclared("IndexPath")
    case "Notification", "NSNotification": return member("Name")
    default: return false
    }
  }
}
