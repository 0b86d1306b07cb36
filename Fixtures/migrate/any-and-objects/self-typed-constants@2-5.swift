import Foundation

struct Box { init(_ object: AnyObject) {} }
let missing = Box(Double.nan as AnyObject)
let least = Box(Int.min as AnyObject)
let width = NSString(string: "🪶 \(least)").length
func measure(_ text: String, old: NSString) -> Int {
  return NSString(string: text).length + NSString(string: old).length
}
