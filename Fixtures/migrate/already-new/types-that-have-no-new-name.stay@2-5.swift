import Foundation

func collect(_ list: NSArray, into table: NSMutableDictionary, number: NSNumber) -> NSRange {
  let text = NSMutableString(string: "abc")
  table["list"] = list
  table["text"] = text as NSString
  table["count"] = number
  let set = NSCountedSet(array: list as [AnyObject])
  return NSMakeRange(set.count, text.length)
}
