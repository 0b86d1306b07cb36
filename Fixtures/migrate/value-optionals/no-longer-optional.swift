import Foundation

func check(url: NSURL) -> Bool {
  if let path = url.path, name = url.lastPathComponent where name != "" {
    return NSFileManager.defaultManager().fileExistsAtPath(path)
  }
  guard let ending = url.pathExtension else { return false }
  return ending == "txt"
}
