import Foundation

class Loader {
  typealias Handler = (Data?, URLResponse?, NSError?) -> Void
  let session = URLSession.shared

  func load(_ url: URL, handler: @escaping (Data?, URLResponse?, NSError?) -> Void) {
    session.dataTask(with: url, completionHandler: { handler($0, $1, $2 as NSError?) }).resume()
  }

  func loadNamed(_ url: URL, done: @escaping Handler) {
    session.dataTask(with: url, completionHandler: { done($0, $1, $2 as NSError?) }).resume()
  }
}
