import Foundation

protocol RequestConvertible {
  var request: NSURLRequest { get }
}

extension NSURLRequest: RequestConvertible {
  var request: NSURLRequest { return self }
}

enum Job {
  case Data(NSURLRequest, NSData)
  case Plain(name: String)
}

func start(request: RequestConvertible) {}

func run(url: NSURL) -> Job {
  let mutable = NSMutableURLRequest(URL: url)
  start(mutable)
  return .Data(mutable, NSData())
}
