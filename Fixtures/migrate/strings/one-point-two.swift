import Foundation

let greeting = "Hi 👋🏽"
let length = countElements(greeting)
var third = advance(greeting.startIndex, 3)
println("length \(length)")
println(countElements("abc" + greeting))
