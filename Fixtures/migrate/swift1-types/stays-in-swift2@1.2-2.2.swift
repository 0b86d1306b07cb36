import Foundation

func summary(names: [String], folder: String) -> String {
  var marks = [3, 1, 2]
  marks.sortInPlace()
  marks.sortInPlace({ $0 > $1 })
  marks.removeAtIndex(0)
  marks.insert(4, atIndex: 0)
  marks.appendContentsOf([5])
  marks.removeRange(0..<1)
  let list = names.joinWithSeparator(", ")
  let file = (folder as NSString).stringByAppendingPathComponent("🗺.txt")
  return [list, file].joinWithSeparator("; ")
}
