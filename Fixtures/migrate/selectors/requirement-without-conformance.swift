import Foundation

class TaskWatcher: NSObject {
  var data = NSMutableData()

  func URLSession(session: NSURLSession, dataTask: NSURLSessionDataTask, didReceiveData data: NSData) {
    self.data.appendData(data)
  }

  func canReceive() -> Bool {
    return respondsToSelector(#selector(NSURLSessionDataDelegate.URLSession(_:dataTask:didReceiveData:)))
  }
}
