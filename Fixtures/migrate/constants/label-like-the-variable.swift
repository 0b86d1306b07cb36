import Foundation

enum Kind {
  case Old, New

  var calendar: NSCalendar {
    var identifier: String
    switch self {
    case .Old: identifier = NSCalendarIdentifierJapanese
    case .New: identifier = NSCalendarIdentifierGregorian
    }
    return NSCalendar(identifier: identifier)!
  }
}
