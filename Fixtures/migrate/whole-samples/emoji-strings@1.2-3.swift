import Foundation

var text = "Hi 👩‍🚀!"
var length = text.characters.count

var index = text.index(text.startIndex, offsetBy: 3)
var head = text.substring(to: index)
var tail = (text as NSString).substring(from: 3)
