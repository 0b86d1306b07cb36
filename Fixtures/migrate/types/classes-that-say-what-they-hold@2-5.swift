import Foundation

class Store {
  let cache = NSCache<AnyObject, AnyObject>()
  var weak = NSHashTable<AnyObject>.weakObjects()
  private var table: NSMapTable<AnyObject, AnyObject>?

  func keep(_ cache: NSCache<AnyObject, AnyObject>, kind: AnyClass) -> Bool {
    return kind == NSCache.self
  }
}
