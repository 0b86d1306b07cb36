import Foundation

struct Box { init(_ object: AnyObject) {} }
let missing = Box(Double.NaN)
let least = Box(Int.min)
let width = NSString(string: "🪶 \(least)").length
func measure(text: String, old: NSString) -> Int {
  return NSString(string: text).length + NSString(string: old).length
}
