import Foundation

func make(_ kind: Int) -> String {
  var identifier: String
  switch kind {
  case 0: identifier = "a"
  default: identifier = "b"
  }
  return text(identifier: identifier)
}

func text(identifier: String) -> String { return identifier }
