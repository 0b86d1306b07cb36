import Foundation

let greeting = "Hi 👋🏽"
let length = greeting.count
var third = greeting.index(greeting.startIndex, offsetBy: 3)
print("length \(length)")
print(("abc" + greeting).count)
