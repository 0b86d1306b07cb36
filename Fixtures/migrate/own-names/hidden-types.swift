import Foundation

struct Link {
  let text: String
  var URL: NSURL? { return NSURL(string: text) }
}

class Clock {
  static let Date = NSDate()

  func load(request: NSURLRequest?) {
    if let URL = request?.URL { print(URL, NSURL(string: "x")) }
    print(NSURL(string: "y"), NSData())
  }

  func size(Data: Int) -> Bool { return NSData().length == Data }
}
