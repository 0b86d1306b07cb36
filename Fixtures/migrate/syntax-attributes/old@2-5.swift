import Foundation

@objc protocol Feed: class {
  func items() -> Int
  @objc optional func title() -> String
  // the count below is optional too
  @objc(total) optional var count: Int { get }
}

final class Log {
  func stop(_ why: String) -> Never {
    fatalError(why)
  }

  func size() -> Int { return 1 }

  func weight() -> Int { return 2 }

  @discardableResult
  func write(_ text: String, file: String = #file, line: Int = #line) -> Bool {
    print(text, file, line, #function)
    return true
  }

  @available(*, deprecated, renamed: "size", message: "use size")
  func length() -> Int { return 1 }
}

func main(_ log: Log) {
  log.write("start")
  if log.size() == 0 { log.stop("empty") }
}

#if os(macOS)
let name = "mac"
#elseif os(iOS) || os(macOS)
let name = "pod"
#endif
