import Foundation

func change(_ url: URL, other: URLComponents?) {
  if var parts = URLComponents(url: url, resolvingAgainstBaseURL: false), other != nil {
    parts.query = "a=1"
  }
  guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false), let given = other else { return }
  parts.fragment = nil
  print(given.host)
}
