import Foundation

func head(text: String, zone: NSTimeZone) -> String {
  let trimmed = text.stringByTrimmingCharactersInSet(.whitespaceCharacterSet())
  if let found = trimmed.rangeOfString(":", options: .BackwardsSearch) {
    return trimmed.substringToIndex(found.startIndex).capitalizedString
  }
  let end = trimmed.rangeOfString("#")?.endIndex
  let parts = trimmed.componentsSeparatedByString(",")
  print(end, parts[0].uppercaseString, zone.secondsFromGMT / 3600, zone.abbreviation)
  let place: UnsafeMutablePointer<Int> = nil
  print(place)
  return parts[0]
}
