import Foundation

enum Weekday: String { case monday, friday }

func body(_ parts: [Data], weekday: Weekday, maybe: Int?) -> Data {
  let whole = NSMutableData()
  for part in parts { whole.append(part) }
  let places = parts.enumerated().map { $0.offset }
  for pair in parts.enumerated() { print(pair.offset, pair.element) }
  let letter = String(weekday.rawValue[..<weekday.rawValue.index(weekday.rawValue.startIndex, offsetBy: 1)])
  print(places, letter, String(describing: weekday), String(describing: maybe), String(parts.count))
  return whole as Data
}

func read(_ url: URL, keys: NSMutableDictionary) -> Int {
  keys.setObject(1, forKey: "one" as NSCopying)
  let must = (try? Data(contentsOf: url))!
  if let found = try? Data(contentsOf: url) { print(found) }
  let calendar = Calendar(identifier: Calendar.Identifier.gregorian)
  print(must, calendar)
  return (try? Data(contentsOf: url))?.count ?? 0
}
