import MoltNames
import MoltRules

/// The name of an API that is spelled nearly as the one somebody asked for, base name, label or type, of any version.
struct NearName {
  private let wanted: [UInt8]
  private let letters: [UInt8]
  private var best: [UInt8] = []
  private var distance: Int

  /// The nearest name in the history; nil when none is near enough to be meant.
  static func nearest(to name: String, in history: APIHistory) -> String? {
    // Of `UIView.hiden(_:)` the last name counts.
    let base = name.prefix { $0 != "(" }.split(separator: ".").last ?? ""
    var search = NearName(String(base))
    search.look(through: history)
    return search.best.isEmpty ? nil : String(decoding: search.best, as: UTF8.self)
  }

  private init(_ name: String) {
    wanted = Array(name.utf8)
    letters = wanted.map(Self.lower)
    distance = max(1, min(3, wanted.count / 4)) + 1
  }

  private mutating func look(through history: APIHistory) {
    if wanted.count < 4 { return }
    for id in 0..<history.typeCount { compare(Array(history.type(id).name.utf8)[...]) }
    for id in 0..<history.rowCount {
      let row = history.row(id)
      var last = 0
      for column in APIColumn.allCases where row.spellingID(in: column) != last {
        last = row.spellingID(in: column)
        guard let spelling = row.spelling(in: column) else { continue }
        var start = spelling.startIndex
        for index in spelling.indices where !Self.isWord(spelling[index]) {
          if index - start > 3 { compare(Array(spelling[start..<index])[...]) }
          start = index + 1
        }
        if spelling.endIndex - start > 3 { compare(Array(spelling[start...])[...]) }
      }
    }
  }

  private mutating func compare(_ word: ArraySlice<UInt8>) {
    guard abs(word.count - wanted.count) < distance else { return }
    // Upper and lower case alone make a name near, whatever its length.
    var found = NearWord.distance(word.map(Self.lower), letters)
    if found == 0, !word.elementsEqual(wanted) { found = 1 }
    guard found > 0, found < distance else { return }
    (best, distance) = (Array(word), found)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z"))
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }

  private static func lower(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 32 : byte
  }
}
