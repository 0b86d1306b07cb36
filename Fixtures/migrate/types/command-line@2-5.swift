import Foundation

let words = CommandLine.arguments
let first = CommandLine.arguments[0]
let count = CommandLine.argc
