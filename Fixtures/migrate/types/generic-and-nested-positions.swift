import UIKit

typealias Reload = (NSIndexPath, NSTimeInterval) -> NSURL?

struct Cache {
  var paths = Set<NSIndexPath>()
  var rows: Array<NSIndexPath> = []
  var handler: Reload?
  var names: [String: (NSURL, NSDate?)] = [:]
  var chosen: Optional<NSIndexPath> = nil
}

let cast = ("x" as Any) as? NSURL
let isDate = ("x" as Any) is NSDate
