typealias Handler = (_ data: [String], _ failure: Int?) -> Void

final class Service {
  var handler: Handler?
  var finished: (() -> Void)?
  private var jobs: [(Int) -> Int] = []

  func load(_ path: String, done: Handler) { done([path], nil) }
  func keep(_ job: @escaping (Int) -> Int) { jobs.append(job) }
  func apply(_ job: (Int) -> Int) -> [Int] { return [1, 2].map(job) }
  func pair() -> (a: Int, b: Int) { return (a: 1, b: 2) }
  func sorted(_ list: [Int], by less: (Int, Int) -> Bool) -> [Int] { return list.sorted(by: less) }
  subscript(index: Int) -> (Int) -> Int { return jobs[index] }
}

let add = { (a: Int, b: Int) -> Int in a + b }
let double = { n -> Int in n * 2 }
