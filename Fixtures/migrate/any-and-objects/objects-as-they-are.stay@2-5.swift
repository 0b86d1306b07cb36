import Foundation

struct Box { init(_ object: AnyObject) {} }
let empty = Box(NSNull())
let plain = NSString(string: "🪶").length
let largest = max(Int.max, 3)
