import Foundation

func days(_ parts: DateComponents) -> Int? {
  var other = DateComponents()
  other.day = parts.day
  if other.month == parts.month { return nil }
  if let year = parts.year { return year }
  return parts.day
}
