import Foundation

enum Weekday: String { case monday, friday }

func body(parts: [NSData], weekday: Weekday, maybe: Int?) -> NSData {
  let whole = NSMutableData()
  for part in parts { whole.appendData(part) }
  let places = parts.enumerate().map { $0.index }
  for pair in parts.enumerate() { print(pair.index, pair.element) }
  let letter = weekday.rawValue.substringToIndex(weekday.rawValue.startIndex.advancedBy(1))
  print(places, letter, String(weekday), String(maybe), String(parts.count))
  return whole
}

func read(url: NSURL, keys: NSMutableDictionary) -> Int {
  keys.setObject(1, forKey: "one")
  let must = NSData(contentsOfURL: url)!
  if let found = NSData(contentsOfURL: url) { print(found) }
  let calendar = NSCalendar(identifier: NSCalendarIdentifierGregorian)!
  print(must, calendar)
  return NSData(contentsOfURL: url)?.length ?? 0
}
