import MoltNames
import MoltSyntax

/// Guesses a file's Swift version from spellings that a later version does not have.
enum Idioms {
  /// The last version that has each spelling. Names that a project could well declare itself are left out.
  private static let lastVersions: [String: SwiftVersion] = {
    var table: [String: SwiftVersion] = [:]
    let lists: [(SwiftVersion, [String])] = [
      (SwiftVersion(1, 2), ["println", "countElements"]),
      (
        SwiftVersion(2, 2),
        [
          "CGRectMake", "CGPointMake", "CGSizeMake", "CGRectGetWidth", "CGRectGetHeight", "CGRectGetMidX",
          "CGRectGetMidY", "CGRectGetMaxX", "CGRectGetMaxY", "CGRectZero", "CGPointZero", "CGSizeZero",
          "dispatch_async",
          "dispatch_sync", "dispatch_after", "dispatch_get_main_queue", "dispatch_get_global_queue", "dispatch_once",
          "ErrorType", "SequenceType", "CollectionType", "GeneratorType", "NSTimeInterval", "NSNotificationCenter",
          "NSUserDefaults", "NSFileManager", "NSBundle", "NSUTF8StringEncoding", "cellForRowAtIndexPath",
          "didSelectRowAtIndexPath", "cellForItemAtIndexPath", "heightForRowAtIndexPath", "numberOfSectionsInTableView",
          "numberOfSectionsInCollectionView", "sharedApplication", "mainScreen", "mainBundle", "standardUserDefaults",
          "clearColor", "whiteColor", "blackColor", "systemFontOfSize", "boldSystemFontOfSize",
          "stringByAppendingString", "componentsSeparatedByString", "stringByReplacingOccurrencesOfString",
          "instantiateViewControllerWithIdentifier", "sortInPlace", "joinWithSeparator", "removeAtIndex",
          "__FUNCTION__",
        ]
      ),
      (
        SwiftVersion(3),
        [
          "NSFontAttributeName", "NSForegroundColorAttributeName", "NSParagraphStyleAttributeName",
          "NSBackgroundColorAttributeName", "NSKernAttributeName", "AVMediaTypeVideo", "AVMediaTypeAudio",
        ]
      ),
      (
        SwiftVersion(4),
        [
          "NSAttributedStringKey", "UIControlState", "UIControlEvents", "UITableViewCellStyle",
          "UIViewAnimationOptions",
          "UIAlertControllerStyle", "UIAlertActionStyle", "UIApplicationLaunchOptionsKey", "UIBarButtonItemStyle",
          "UITableViewRowAnimation", "UIViewContentMode", "UITableViewCellSeparatorStyle", "UILayoutConstraintAxis",
          "kCAFillModeForwards", "UIKeyboardFrameEndUserInfoKey", "UIScreenEdgePanGestureRecognizerEdges",
        ]
      ),
    ]
    for (version, names) in lists {
      for name in names { table[name] = version }
    }
    return table
  }()

  /// The oldest spelling found: its version, and the spelling itself as the reason. Strings and comments do not count.
  static func oldest(in bytes: [UInt8]) -> (version: SwiftVersion, spelling: String)? {
    oldest(in: Lexer.lex(bytes))
  }

  static func oldest(in tokens: TokenBuffer) -> (version: SwiftVersion, spelling: String)? {
    var found: (version: SwiftVersion, spelling: String)?
    for index in 0..<tokens.count where tokens.kind(index) == .identifier {
      // The shortest of the names has 7 bytes; most identifiers are shorter and cost no string.
      guard tokens.range(index).count >= 7 else { continue }
      let name = tokens.text(index)
      guard let version = lastVersions[name] else { continue }
      if version < (found?.version ?? SwiftVersion.latest) { found = (version, name) }
    }
    return found
  }
}
