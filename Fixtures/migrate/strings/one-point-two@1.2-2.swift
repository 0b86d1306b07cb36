import Foundation

let greeting = "Hi 👋🏽"
let length = greeting.characters.count
var third = greeting.startIndex.advancedBy(3)
print("length \(length)")
print(("abc" + greeting).characters.count)
