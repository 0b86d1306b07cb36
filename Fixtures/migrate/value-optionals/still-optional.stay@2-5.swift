import Foundation

func check(_ url: URL, _ other: URL?) -> Bool {
  if let host = url.host, let path = other?.path {
    return host == path
  }
  guard let scheme = url.scheme else { return false }
  return scheme == "https"
}
