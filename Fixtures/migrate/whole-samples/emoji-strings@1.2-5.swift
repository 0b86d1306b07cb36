import Foundation

var text = "Hi 👩‍🚀!"
var length = text.count

var index = text.index(text.startIndex, offsetBy: 3)
var head = String(text[..<index])
var tail = (text as NSString).substring(from: 3)
