import Foundation

let words = Process.arguments
let first = Process.arguments[0]
let count = Process.argc
