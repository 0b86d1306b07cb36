struct Failure {}

typealias Handler = (data: [String], failure: Failure?) -> Void
typealias Maker = Int -> String -> Bool

final class Service {
  var handler: Handler?
  var transform: String -> String = { name -> String in name }
  var finished: (Void -> Void)?
  let table: [String: [Int] -> Int] = [:]

  func load(_ path: String, done: (data: [String], failure: Failure?) -> Void) {
    done(data: [path], failure: nil)
    handler?(data: [], failure: Failure())
  }

  func run(_ body: (Void) throws -> Int) rethrows -> Int { return try body() }

  func reset(_ change: (inout count: Int) -> Void) {
    var n = 0
    change(count: &n)
  }

  func bare(_ pick: Int? -> [Int]) -> Service -> Int {
    return { service in pick(1).count }
  }
}
