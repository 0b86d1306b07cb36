import Foundation

enum Kind { case Christian, Jewish }

func calendar(_ kind: Kind) -> Calendar? {
  let identifier: Calendar.Identifier
  switch kind {
  case .Christian:
    identifier = Calendar.Identifier.gregorian
  case .Jewish:
    identifier = Calendar.Identifier.hebrew
  }
  return Calendar(identifier: identifier)
}

func name(_ kind: Kind) -> String {
  let identifier: String
  identifier = "gregorian"
  print(identifier.uppercased())
  return identifier
}
