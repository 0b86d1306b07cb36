struct Ledger {
  var entries: [String: Int] = [:]

  func objectForKey(_ key: String) -> Int? { return entries[key] }
  mutating func setObject(_ value: Int, forKey key: String) { entries[key] = value }
  func appendAttributedString(_ text: String) -> Ledger { return self }
}

var ledger = Ledger()
ledger.setObject(3, forKey: "three")
let three = ledger.objectForKey("three")
let longer = ledger.appendAttributedString("…")
