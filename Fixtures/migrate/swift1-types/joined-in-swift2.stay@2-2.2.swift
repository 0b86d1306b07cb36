import Foundation

let names = ["🐦", "🪺"]
let list = names.joinWithSeparator(", ")
let file = ("/nests" as NSString).stringByAppendingPathComponent(list)
