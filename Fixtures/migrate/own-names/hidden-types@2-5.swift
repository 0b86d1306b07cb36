import Foundation

struct Link {
  let text: String
  var URL: URL? { return Foundation.URL(string: text) }
}

class Clock {
  static let Date = Foundation.Date()

  func load(_ request: URLRequest?) {
    if let URL = request?.url { print(URL, Foundation.URL(string: "x")) }
    print(URL(string: "y"), Data())
  }

  func size(_ Data: Int) -> Bool { return Foundation.Data().count == Data }
}
