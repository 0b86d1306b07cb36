import MoltSyntax

/// How old a file's code is, by the words in it.
extension LintFile {
  /// Words that only Swift 3 and later have.
  private static let newer: Set<String> = [
    "IndexPath", "DispatchQueue", "URLSession", "NotificationCenter", "UserDefaults", "FileManager", "URLRequest",
    "escaping", "discardableResult", "OperationQueue", "DateFormatter", "NumberFormatter", "JSONSerialization",
    "TimeInterval", "dequeueReusableCell",
  ]
  /// Words that Swift 3 does not have any more.
  private static let older: Set<String> = [
    "dispatch_async", "dispatch_after", "NSURLSession", "NSNotificationCenter", "NSUserDefaults",
    "NSFileManager", "NSTimeInterval", "CGRectMake", "CGSizeMake", "CGPointMake", "NSOperationQueue",
    "dispatch_get_main_queue", "sharedApplication", "mainBundle", "defaultCenter", "mainScreen", "NSDateFormatter",
    "CGRectZero", "CGRectGetWidth", "CGRectGetHeight", "NSJSONSerialization", "dequeueReusableCellWithIdentifier",
    "whiteColor", "blackColor", "clearColor", "systemFontOfSize", "println", "respondsToSelector", "ErrorType",
  ]

  /// Whether the words say that the file is Swift 3 or later; a file with few words of either kind is not.
  func readIsSwift3() -> Bool {
    var newer = 0
    var older = 0
    for index in 0..<tokens.count {
      switch tokens.kind(index) {
      case .kwFileprivate: newer += 1
      case .kwFunc:
        // `override func viewWillAppear(_ animated: Bool)`, and without `_` before Swift 3.
        guard tokens.matches(index - 1, "override"), tokens.kind(index + 2) == .leftParen else { continue }
        if tokens.kind(index + 3) == .wildcard { newer += 1 }
        if tokens.kind(index + 3) == .identifier, tokens.kind(index + 4) == .colon { older += 1 }
      case .identifier where tokens.range(index).count >= 7:
        let name = tokens.name(index)
        if Self.newer.contains(name) { newer += 1 } else if Self.older.contains(name) { older += 1 }
      default: continue
      }
    }
    return newer > 0 && newer >= older * 3
  }
}
