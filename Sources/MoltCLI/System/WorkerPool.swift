#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs one piece of work after another on a few threads.
///
/// Plain threads, not tasks: each keeps its own context from first to last, and has a stack that deeply nested
/// source text does not exhaust.
enum WorkerPool {
  private static let stackSize = 64 << 20

  /// The number of processors that can be used.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The results of `body` for each item, in the items' order, whatever the number of threads.
  ///
  /// - Parameters:
  ///   - threads: at most this many run at a time.
  ///   - makeContext: called once on each thread.
  static func map<Item: Sendable, Context, Result: Sendable>(
    _ items: [Item], threads: Int, makeContext: @escaping @Sendable () -> Context,
    body: @escaping @Sendable (Context, Item) -> Result
  ) -> [Result] {
    if items.isEmpty { return [] }
    let queue = WorkQueue<Result>(count: items.count)
    let work: @Sendable () -> Void = {
      let context = makeContext()
      while let index = queue.next() { queue.finish(index, body(context, items[index])) }
    }
    let count = min(max(1, threads), max(1, items.count))
    var running: [pthread_t] = []
    for _ in 0..<count {
      if let thread = start(work) { running.append(thread) }
    }
    // Without any thread the work is still done.
    if running.isEmpty { work() }
    for thread in running { pthread_join(thread, nil) }
    return queue.results()
  }

  private final class Job: Sendable {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }

  private static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
    let pointer = Unmanaged.passRetained(Job(work)).toOpaque()
    if let thread = startThread(pointer) { return thread }
    Unmanaged<Job>.fromOpaque(pointer).release()
    return nil
  }

  private static func startThread(_ job: UnsafeMutableRawPointer) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(&thread, &attributes, runJob, job)
    #else
      var thread = pthread_t()
      let code = pthread_create(&thread, &attributes, runJob, job)
    #endif
    pthread_attr_destroy(&attributes)
    return code == 0 ? thread : nil
  }

  #if canImport(Darwin)
    private static let runJob: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { pointer in
      Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().work()
      return nil
    }
  #else
    private static let runJob: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { pointer in
      if let pointer { Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().work() }
      return nil
    }
  #endif
}

/// Hands out the numbers of the items and takes the results.
private final class WorkQueue<Result: Sendable>: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var upcoming = 0
  private var finished: [Result?]

  init(count: Int) {
    finished = Array(repeating: nil, count: count)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func next() -> Int? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard upcoming < finished.count else { return nil }
    upcoming += 1
    return upcoming - 1
  }

  func finish(_ index: Int, _ result: Result) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    finished[index] = result
  }

  /// All results, once the threads have ended.
  func results() -> [Result] { finished.compactMap { $0 } }
}
