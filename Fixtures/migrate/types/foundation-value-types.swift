import Foundation

struct Visit {
  let link: NSURL
  var when: NSDate?
  var body: NSData? = nil
  var place: NSIndexPath
  let length: NSTimeInterval

  static func all() -> [NSURL: [NSDate]] { return [:] }
}

let now = NSDate()
let home = NSURL(string: "https://example.org/🏠")
let third = NSIndexPath(forRow: 2, inSection: 0)
