import Foundation

@objc protocol Feed: AnyObject {
  func items() -> Int
  @objc optional func title() -> String
}

final class Log {
  func stop(_ why: String) -> Never { fatalError(why) }
  @discardableResult
  func write(_ text: String, file: String = #file, line: Int = #line) -> Bool { return true }
  @available(*, deprecated, renamed: "write", message: "renamed=x")
  func length() -> Int { return 1 }
  func noescape(_ optional: Int) -> Int { return optional }
}

func main(_ log: Log) {
  log.write("__FILE__")
  let optional = log.noescape(1)
  print(optional)
}

#if os(macOS)
let name = "os(OSX)"
#endif
