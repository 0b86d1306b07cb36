import Foundation

let word = "sea🦭lion"
let split = word.index(word.startIndex, offsetBy: 4)
let head = String(word[..<split])
let tail = String(word[split...])
let inner = String(word[split..<word.endIndex])
print("\(head.count) of \(word.count) characters.count", tail, inner)
