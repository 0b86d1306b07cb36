func hash(_ bytes: UnsafePointer<Void>, _ count: Int) -> Int {
  return bytes == UnsafePointer<Void>(bytes) ? count : 0
}

final class Watcher {
  private var context: UnsafeMutablePointer<Void>?
  var views: [String!] = []
  var done: ((NSObjectLike!, Int) -> Void)?
}

final class NSObjectLike {}
