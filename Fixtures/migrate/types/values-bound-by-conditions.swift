import Foundation

func change(url: NSURL, other: NSURLComponents?) {
  if let parts = NSURLComponents(URL: url, resolvingAgainstBaseURL: false) where other != nil {
    parts.query = "a=1"
  }
  guard let parts = NSURLComponents(URL: url, resolvingAgainstBaseURL: false), given = other else { return }
  parts.fragment = nil
  print(given.host)
}
