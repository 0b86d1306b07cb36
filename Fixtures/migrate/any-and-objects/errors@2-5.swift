import Foundation

class Loader: NSObject, NSURLConnectionDelegate {
  func connection(_ connection: NSURLConnection, didFailWithError error: Error) {
    print((error as NSError).code, error.localizedDescription)
    if (error as NSError).domain == NSURLErrorDomain { print((error as NSError).userInfo) }
  }
}
