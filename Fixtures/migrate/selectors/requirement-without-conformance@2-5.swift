import Foundation

class TaskWatcher: NSObject {
  var data = NSMutableData()

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    self.data.append(data)
  }

  func canReceive() -> Bool {
    return responds(to: #selector(URLSessionDataDelegate.urlSession(_:dataTask:didReceive:)))
  }
}
