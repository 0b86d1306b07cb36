import Foundation

struct Store {
  func writeJSONObject(_ object: AnyObject, toStream stream: Int, options: Int, error: NSErrorPointer) -> Int { return 0 }
  func checkResourceIsReachableAndReturnError(_ error: NSErrorPointer) -> Bool { return true }

  func save() -> Bool {
    return writeJSONObject(self as AnyObject, toStream: 1, options: 0, error: nil) > 0
      && checkResourceIsReachableAndReturnError(nil)
  }
}

func alreadyNew(_ url: URL) throws -> Bool { return try url.checkResourceIsReachable() }
