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
}
