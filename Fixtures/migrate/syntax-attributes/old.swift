import Foundation

@objc protocol Feed: class {
  func items() -> Int
  optional func title() -> String
  // the count below is optional too
  @objc(total) optional var count: Int { get }
}

final class Log {
  @noreturn func stop(_ why: String) {
    fatalError(why)
  }

  @warn_unused_result
  func size() -> Int { return 1 }

  @warn_unused_result(message="take it") func weight() -> Int { return 2 }

  func write(_ text: String, file: String = __FILE__, line: Int = __LINE__) -> Bool {
    print(text, file, line, __FUNCTION__)
    return true
  }

  @available(*, deprecated, renamed="size", message="use size")
  func length() -> Int { return 1 }
}

func main(_ log: Log) {
  log.write("start")
  if log.size() == 0 { log.stop("empty") }
}

#if os(OSX)
let name = "mac"
#elseif os(iOS) || os(OSX)
let name = "pod"
#endif
