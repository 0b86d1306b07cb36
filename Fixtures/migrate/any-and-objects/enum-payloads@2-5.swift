import Foundation

protocol RequestConvertible {
  var request: URLRequest { get }
}

extension URLRequest: RequestConvertible {
  var request: URLRequest { return self }
}

enum Job {
  case Data(URLRequest, Data)
  case Plain(name: String)
}

func start(_ request: RequestConvertible) {}

func run(_ url: URL) -> Job {
  let mutable = NSMutableURLRequest(url: url)
  start(mutable as URLRequest)
  return .Data(mutable as URLRequest, Data())
}
