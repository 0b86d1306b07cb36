typealias Finished = (ok: Bool) -> Void

protocol Loader {
  func load(_ path: String, finished: Finished)
}

func measure(_ work: () -> Int) -> Int { return work() }
