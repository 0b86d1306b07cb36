import Foundation

class Counter {
  var received: Int64 = 0
  var port: Int32? { return number?.intValue }
  var number: NSNumber?

  func count(url: NSURL, data: NSData, session: NSURLSessionConfiguration) {
    let port = url.port?.integerValue ?? 80
    received += data.length
    received -= port
    for (field, value) in session.HTTPAdditionalHeaders ?? [:] where field != "Cookie" {
      print(value)
    }
  }
}
