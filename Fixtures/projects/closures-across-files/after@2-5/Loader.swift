typealias Finished = (_ ok: Bool) -> Void

protocol Loader {
  func load(_ path: String, finished: @escaping Finished)
}

func measure(_ work: () -> Int) -> Int { return work() }
