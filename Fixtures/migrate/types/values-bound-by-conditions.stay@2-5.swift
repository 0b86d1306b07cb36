import Foundation

class Parts { var query = "" }

func change(_ given: Parts?, other: URLComponents?) {
  if let parts = given, other != nil {
    parts.query = "a=1"
  }
  guard let given = other else { return }
  print(given.host ?? "")
}
