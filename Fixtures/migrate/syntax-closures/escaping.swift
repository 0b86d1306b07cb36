typealias Completion = (Bool) -> Void

final class Loader {
  private var waiting: [Completion] = []
  private var onDone: (() -> Void)?

  init(done: () -> Void) { onDone = done }

  func start(_ completion: Completion) {
    waiting.append(completion)
  }

  func restart(_ note: String, completion: Completion) {
    print(note)
    start(completion)
  }

  func each(_ body: (Int) -> Void) {
    [1, 2].forEach { body($0) }
  }

  func later(_ queue: Queue, work: () -> Int, failed: ((String) -> Void)?) {
    queue.add { print(work()) }
    failed?("no")
  }

  func compute(@noescape _ body: () -> Int) -> Int { return body() }

  func retry(@autoclosure(escaping) _ value: () -> Int) { onDone = { print(value()) } }
}

protocol Starting {
  func start(_ completion: Completion)
}

extension Loader: Starting {}

final class Queue {
  private var jobs: [() -> Void] = []
  func add(_ job: () -> Void) { jobs.append(job) }
}
