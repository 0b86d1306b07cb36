import Foundation

var text = "Hi 👩‍🚀!"
var length = countElements(text)

var index = advance(text.startIndex, 3)
var head = text.substringToIndex(index)
var tail = (text as NSString).substringFromIndex(3)
