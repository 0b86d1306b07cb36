import Foundation

enum Kind {
  case Old, New

  var calendar: Calendar {
    var identifier: Calendar.Identifier
    switch self {
    case .Old: identifier = Calendar.Identifier.japanese
    case .New: identifier = Calendar.Identifier.gregorian
    }
    return Calendar(identifier: identifier)
  }
}
