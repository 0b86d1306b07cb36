func hash(_ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  return bytes == UnsafeRawPointer(bytes) ? count : 0
}

final class Watcher {
  private var context: UnsafeMutableRawPointer?
  var views: [String?] = []
  var done: ((NSObjectLike?, Int) -> Void)?
}

final class NSObjectLike {}
