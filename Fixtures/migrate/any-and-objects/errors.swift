import Foundation

class Loader: NSObject, NSURLConnectionDelegate {
  func connection(connection: NSURLConnection, didFailWithError error: NSError) {
    print(error.code, error.localizedDescription)
    if error.domain == NSURLErrorDomain { print(error.userInfo) }
  }
}
