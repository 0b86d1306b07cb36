struct Failure {}

typealias Handler = (_ data: [String], _ failure: Failure?) -> Void
typealias Maker = (Int) -> (String) -> Bool

final class Service {
  var handler: Handler?
  var transform: (String) -> String = { name -> String in name }
  var finished: (() -> Void)?
  let table: [String: ([Int]) -> Int] = [:]

  func load(_ path: String, done: (_ data: [String], _ failure: Failure?) -> Void) {
    done([path], nil)
    handler?([], Failure())
  }

  func run(_ body: () throws -> Int) rethrows -> Int { return try body() }

  func reset(_ change: (_ count: inout Int) -> Void) {
    var n = 0
    change(&n)
  }

  func bare(_ pick: @escaping (Int?) -> [Int]) -> (Service) -> Int {
    return { service in pick(1).count }
  }
}
