import Foundation

func store(_ folder: URL, since: Date) -> String {
  let file = folder.appendingPathComponent("notes 📓.txt")
  let later = since.addingTimeInterval(60)
  let seconds = later.timeIntervalSince(since)
  return "\(file.absoluteString) \(seconds)"
}

let url = URL(fileURLWithPath: "/var/log")
let last = url.lastPathComponent
let stamp = Date().timeIntervalSince1970
