import Foundation

class Store {
  let cache = NSCache()
  var weak = NSHashTable.weakObjectsHashTable()
  private var table: NSMapTable?

  func keep(cache: NSCache, kind: AnyClass) -> Bool {
    return kind == NSCache.self
  }
}
