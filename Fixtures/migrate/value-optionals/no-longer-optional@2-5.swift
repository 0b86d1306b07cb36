import Foundation

func check(_ url: URL) -> Bool {
  if case let path = url.path, case let name = url.lastPathComponent, name != "" {
    return FileManager.default.fileExists(atPath: path)
  }
  guard case let ending = url.pathExtension else { return false }
  return ending == "txt"
}
