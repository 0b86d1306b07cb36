final class Cache: Loader {
  private let disk = Disk()

  func load(_ path: String, finished: @escaping Finished) {
    if path.isEmpty { finished(false) }
    disk.load(path, finished: finished)
  }

  @discardableResult
  func note(_ name: String) -> Bool { return name.isEmpty }
}

func warm(_ cache: Cache) {
  cache.note("warm")
  cache.load("a") { ok in print(ok) }
}
