final class Cache: Loader {
  private let disk = Disk()

  func load(_ path: String, finished: Finished) {
    if path.isEmpty { finished(ok: false) }
    disk.load(path, finished: finished)
  }

  func note(_ name: String) -> Bool { return name.isEmpty }
}

func warm(_ cache: Cache) {
  cache.note("warm")
  cache.load("a") { ok in print(ok) }
}
