import Foundation

func store(folder: NSURL, since: NSDate) -> String {
  let file = folder.URLByAppendingPathComponent("notes 📓.txt")
  let later = since.dateByAddingTimeInterval(60)
  let seconds = later.timeIntervalSinceDate(since)
  return "\(file.absoluteString) \(seconds)"
}

let url = NSURL(fileURLWithPath: "/var/log")
let last = url.lastPathComponent
let stamp = NSDate().timeIntervalSince1970
