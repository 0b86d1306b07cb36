/// Finds the word that somebody may have meant.
public enum NearWord {
  /// ` Did you mean 'x'?`, or the whole choice.
  static func advice(for word: String, among words: [String]) -> String {
    if let best = nearest(to: word, among: words) { return "Did you mean '\(best)'?" }
    return "It is one of \(words.joined(separator: ", "))."
  }

  /// `; did you mean 'x'?`, or nothing.
  public static func question(for word: String, among words: [String]) -> String {
    nearest(to: word, among: words).map { "; did you mean '\($0)'?" } ?? ""
  }

  private static func nearest(to word: String, among words: [String]) -> String? {
    let ranked = words.map { ($0, distance(Array($0.utf8), Array(word.utf8))) }
    guard let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= max(1, min(3, word.utf8.count / 3)) else { return nil }
    return best.0
  }

  /// Letters to add, remove or replace.
  public static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for i in left.indices {
      var previous = row[0]
      row[0] = i + 1
      for j in right.indices {
        let insertion = min(row[j], row[j + 1]) + 1
        let replacement = previous + (left[i] == right[j] ? 0 : 1)
        previous = row[j + 1]
        row[j + 1] = min(insertion, replacement)
      }
    }
    return row[right.count]
  }

  /// Whether two words of more than four letters differ by upper and lower case alone, or by at most so many letters to add,
  /// remove or replace. Allocates nothing, and most words are told apart by their lengths and first letters.
  public static func isNear(_ left: [UInt8], _ right: UnsafeBufferPointer<UInt8>, atMost most: Int) -> Bool {
    guard left.count > 4, right.count > 4, abs(left.count - right.count) <= most else { return false }
    return left.withUnsafeBufferPointer { left in
      if isWithin(most, left[...], right[...]) { return true }
      guard left.count == right.count else { return false }
      return left.indices.allSatisfy { lower(left[$0]) == lower(right[$0]) }
    }
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// Whether so few changes make one of the other. Equal letters at the front cost nothing and are never worth changing.
  private static func isWithin(_ most: Int, _ left: Bytes, _ right: Bytes) -> Bool {
    var (left, right) = (left, right)
    while let first = left.first, first == right.first {
      left = left.dropFirst()
      right = right.dropFirst()
    }
    if left.isEmpty || right.isEmpty { return left.count + right.count <= most }
    guard most > 0, abs(left.count - right.count) <= most else { return false }
    return isWithin(most - 1, left.dropFirst(), right.dropFirst()) || isWithin(most - 1, left.dropFirst(), right)
      || isWithin(most - 1, left, right.dropFirst())
  }

  private static func lower(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 32 : byte
  }
}
