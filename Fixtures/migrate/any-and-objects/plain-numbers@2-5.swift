import Foundation

class Counter {
  var received: Int64 = 0
  var port: Int32? { return number?.int32Value }
  var number: NSNumber?

  func count(_ url: URL, data: Data, session: URLSessionConfiguration) {
    let port = url.port ?? 80
    received += Int64(data.count)
    received -= Int64(port)
    for (field, value) in session.httpAdditionalHeaders ?? [:] where field != AnyHashable("Cookie") {
      print(value)
    }
  }
}
