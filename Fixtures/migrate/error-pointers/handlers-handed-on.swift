import Foundation

class Loader {
  typealias Handler = (NSData?, NSURLResponse?, NSError?) -> Void
  let session = NSURLSession.sharedSession()

  func load(url: NSURL, handler: (NSData?, NSURLResponse?, NSError?) -> Void) {
    session.dataTaskWithURL(url, completionHandler: handler).resume()
  }

  func loadNamed(url: NSURL, done: Handler) {
    session.dataTaskWithURL(url, completionHandler: done).resume()
  }
}
