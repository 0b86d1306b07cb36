import Foundation

let word = "sea🦭lion"
let split = word.index(word.startIndex, offsetBy: 4)
let head = word.substring(to: split)
let tail = word.substring(from: split)
let inner = word.substring(with: split..<word.endIndex)
print("\(head.characters.count) of \(word.characters.count) characters.count", tail, inner)
