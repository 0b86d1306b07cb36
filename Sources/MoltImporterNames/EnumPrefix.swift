/// Finds what the names of an enumeration's constants have in common and Swift leaves out.
enum EnumPrefix {
  typealias Name = [UInt8]

  /// A constant, as far as the prefix depends on it.
  struct Constant {
    var name: Name
    /// Deprecated or unavailable, or with a name of its own: the others decide
    var isOutOfDate: Bool
    var hasOwnName: Bool
  }

  /// What the constants' names start with and Swift leaves out.
  static func prefix(of constants: [Constant], enumName: Name) -> Name {
    let current = constants.filter { !$0.hasOwnName && !$0.isOutOfDate }
    let deciding = current.isEmpty ? constants.filter { !$0.hasOwnName } : current
    guard let first = deciding.first else { return [] }
    var common = first.name
    var isFollowedByNonIdentifier = false
    for constant in deciding.dropFirst() {
      common = commonWords(common, constant.name, &isFollowedByNonIdentifier)
      if common.isEmpty { return [] }
    }
    // Constants may start with a k that the enumeration does not have.
    var check = common
    if check.first == UInt8(ascii: "k"),
      check.count >= 2 ? CamelCase.isUpper(check[1]) : !isFollowedByNonIdentifier
    {
      check.removeFirst()
    }
    let shared = commonWordsOrPlural(check, enumName)
    var delta = common.count - check.count
    if shared.count < check.count, check[shared.count] == UInt8(ascii: "_"), !isFollowedByNonIdentifier { delta += 1 }
    return Name(common.prefix(shared.count + delta))
  }

  /// The words that two names start with, without a last one that would leave a digit in front.
  static func commonWords(_ left: Name, _ right: Name, _ isFollowedByNonIdentifier: inout Bool) -> Name {
    let leftWords = CamelCase.words(of: left)
    let rightWords = CamelCase.words(of: right)
    var previous = 0
    var length = 0
    var index = 0
    while index < leftWords.count, index < rightWords.count {
      if left[leftWords[index]] != right[rightWords[index]] {
        isFollowedByNonIdentifier = false
        break
      }
      previous = length
      length = leftWords[index].upperBound
      index += 1
    }
    let startsBadly = { (words: [Range<Int>], name: Name) in
      index < words.count && !isIdentifier(name[words[index]])
    }
    if startsBadly(leftWords, left) || startsBadly(rightWords, right) {
      isFollowedByNonIdentifier = true
      length = previous
    }
    return Name(left[..<length])
  }

  private static func isIdentifier(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first else { return false }
    return !CamelCase.isDigit(first)
  }

  /// The same, where the second name may have the plural of the first one's next word.
  private static func commonWordsOrPlural(_ singular: Name, _ plural: Name) -> Name {
    guard !singular.isEmpty, !plural.isEmpty else { return singular }
    var ignored = false
    let common = commonWords(singular, plural, &ignored)
    if common.count == singular.count || plural.last != UInt8(ascii: "s") { return common }
    var word = CamelCase.firstWord(of: Name(singular[common.count...]))
    let withWord = Name(singular[..<(common.count + word.count)])
    var stem = Name(plural.dropLast())
    if stem.suffix(word.count).elementsEqual(word) { return withWord }
    guard stem.last == UInt8(ascii: "e") else { return common }
    stem.removeLast()
    if stem.suffix(word.count).elementsEqual(word) { return withWord }
    guard stem.last == UInt8(ascii: "i"), singular.last == UInt8(ascii: "y") else { return common }
    stem.removeLast()
    word.removeLast()
    return stem.suffix(word.count).elementsEqual(word) ? withWord : common
  }
}
