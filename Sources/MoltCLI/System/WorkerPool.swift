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
    let results = Results<Result>(count: items.count)
    forEach(items, threads: threads, makeContext: makeContext, body: body) { results.all.append($0) }
    return results.all
  }

  /// Gives the results of `body` for each item to `consume`, in the items' order, each as soon as its turn has come, so
  /// that not all of them need be in memory at once.
  ///
  /// - Parameters:
  ///   - threads: at most this many run at a time.
  ///   - makeContext: called once on each thread.
  ///   - consume: called on any thread, but never twice at a time.
  static func forEach<Item: Sendable, Context, Result: Sendable>(
    _ items: [Item], threads: Int, makeContext: @escaping @Sendable () -> Context,
    body: @escaping @Sendable (Context, Item) -> Result, consume: @escaping @Sendable (Result) -> Void
  ) {
    if items.isEmpty { return }
    let queue = WorkQueue<Result>(count: items.count, consume: consume)
    let work: @Sendable () -> Void = {
      let context = makeContext()
      while let index = queue.next() { queue.finish(index, body(context, items[index])) }
    }
    run(work, count: min(max(1, threads), max(1, items.count)))
  }

  private final class Results<Result>: @unchecked Sendable {
    var all: [Result] = []
    init(count: Int) { all.reserveCapacity(count) }
  }

  /// Runs `work` on so many threads and waits for them.
  private static func run(_ work: @escaping @Sendable () -> Void, count: Int) {
    var running: [pthread_t] = []
    for _ in 0..<count {
      if let thread = start(work) { running.append(thread) }
    }
    // Without any thread the work is still done.
    if running.isEmpty { work() }
    for thread in running { pthread_join(thread, nil) }
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

/// Hands out the numbers of the items, and hands the results on in their order.
private final class WorkQueue<Result: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private let count: Int
  private let consume: @Sendable (Result) -> Void
  private var upcoming = 0
  /// Results whose turn has not come.
  private var waiting: [Int: Result] = [:]
  private var turn = 0
  /// Some thread is handing results on.
  private var isHandingOn = false

  init(count: Int, consume: @escaping @Sendable (Result) -> Void) {
    self.count = count
    self.consume = consume
  }

  func next() -> Int? {
    lock.lock()
    defer { lock.unlock() }
    guard upcoming < count else { return nil }
    upcoming += 1
    return upcoming - 1
  }

  func finish(_ index: Int, _ result: Result) {
    lock.lock()
    defer { lock.unlock() }
    waiting[index] = result
    if isHandingOn { return }
    isHandingOn = true
    defer { isHandingOn = false }
    while let result = waiting.removeValue(forKey: turn) {
      turn += 1
      // Others may go on meanwhile.
      lock.unlock()
      consume(result)
      lock.lock()
    }
  }
}
