enum Bird: String {
  case wren = "Wren", httpError = "HTTPError"
  case owl = "owl"
}

enum Nest { case Empty, Left }

@objc enum Wing: Int { case Broad }
