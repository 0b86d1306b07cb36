import Foundation

let word = "sea🦭lion"
let split = word.startIndex.advancedBy(4)
let head = word.substringToIndex(split)
let tail = word.substringFromIndex(split)
let inner = word.substringWithRange(split..<word.endIndex)
print("\(head.characters.count) of \(word.characters.count) characters.count", tail, inner)
