typealias Completion = (Bool) -> Void

final class Loader {
  private var waiting: [Completion] = []
  private var onDone: (() -> Void)?

  init(done: @escaping () -> Void) { onDone = done }

  func start(_ completion: @escaping Completion) {
    waiting.append(completion)
  }

  func restart(_ note: String, completion: @escaping Completion) {
    print(note)
    start(completion)
  }

  func each(_ body: (Int) -> Void) {
    [1, 2].forEach { body($0) }
  }

  func later(_ queue: Queue, work: @escaping () -> Int, failed: ((String) -> Void)?) {
    queue.add { print(work()) }
    failed?("no")
  }

  func compute(_ body: () -> Int) -> Int { return body() }

  func retry(_ value: @autoclosure @escaping () -> Int) { onDone = { print(value()) } }
}

protocol Starting {
  func start(_ completion: @escaping Completion)
}

extension Loader: Starting {}

final class Queue {
  private var jobs: [() -> Void] = []
  func add(_ job: @escaping () -> Void) { jobs.append(job) }
}
