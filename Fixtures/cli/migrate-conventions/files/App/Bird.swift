enum Bird: String {
  case Wren, HTTPError
  case Owl = "owl"
}

enum Nest { case Empty, Left }

@objc enum Wing: Int { case Broad }
