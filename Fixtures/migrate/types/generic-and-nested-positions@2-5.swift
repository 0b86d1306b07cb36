import UIKit

typealias Reload = (IndexPath, TimeInterval) -> URL?

struct Cache {
  var paths = Set<IndexPath>()
  var rows: Array<IndexPath> = []
  var handler: Reload?
  var names: [String: (URL, Date?)] = [:]
  var chosen: Optional<IndexPath> = nil
}

let cast = ("x" as Any) as? URL
let isDate = ("x" as Any) is Date
