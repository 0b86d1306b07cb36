import Foundation

struct Visit {
  let link: URL
  var when: Date?
  var body: Data? = nil
  var place: IndexPath
  let length: TimeInterval

  static func all() -> [URL: [Date]] { return [:] }
}

let now = Date()
let home = URL(string: "https://example.org/🏠")
let third = IndexPath(row: 2, section: 0)
