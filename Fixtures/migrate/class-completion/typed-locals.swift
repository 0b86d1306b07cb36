import Foundation

enum Kind { case Christian, Jewish }

func calendar(kind: Kind) -> NSCalendar? {
  let identifier: String
  switch kind {
  case .Christian:
    identifier = NSCalendarIdentifierGregorian
  case .Jewish:
    identifier = NSCalendarIdentifierHebrew
  }
  return NSCalendar(calendarIdentifier: identifier)
}

func name(kind: Kind) -> String {
  let identifier: String
  identifier = "gregorian"
  print(identifier.uppercaseString)
  return identifier
}
