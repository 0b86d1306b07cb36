import Foundation

var text = "Hi 👩‍🚀!"
var length = text.characters.count

var index = text.startIndex.advancedBy(3)
var head = text.substringToIndex(index)
var tail = (text as NSString).substringFromIndex(3)
