#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Tells a person at a terminal how far a run is, once it takes longer than a second.
final class Progress: @unchecked Sendable {
  private let total: Int
  private let isShown: Bool
  private let start = Progress.now
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var done = 0
  private var lastShown = 0.0

  init(total: Int) {
    self.total = total
    isShown = Console.showsProgress
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Seconds since some moment.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Another item is done.
  func step() {
    guard isShown else { return }
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    done += 1
    let now = Self.now
    guard now - start > 1, now - lastShown > 0.1 else { return }
    lastShown = now
    Self.write("\r\u{1B}[K\(done) of \(total) files")
  }

  /// Takes away what was shown.
  func finish() {
    if lastShown > 0 { Self.write("\r\u{1B}[K") }
  }

  private static func write(_ text: String) { try? FileSystem.write(Array(text.utf8), to: 2) }
}
