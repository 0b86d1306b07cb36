import Foundation

extension NSCache {}

class Store {
  let cache = NSCache<NSString, NSString>()
  var table: NSMapTable<NSString, NSString>?
}
