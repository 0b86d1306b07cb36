import Foundation

func fetch(url: NSURL) {
  let task = NSURLSession.sharedSession().dataTaskWithURL(url) { data, response, error in
    if error != nil { print("offline 📡") }
    dispatch_async(dispatch_get_main_queue()) { print(data?.length ?? 0) }
  }
  task.resume()
}
