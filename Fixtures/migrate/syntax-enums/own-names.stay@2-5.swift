enum Token {
  case Text(String), Number
  static let standard = Token.Number

  func render(_ kind: Int) -> String {
    switch kind {
    case Limits.Number: return String(kind)
    default: return "case Text:"
    }
  }

  static func parse() -> Token { return Number }
}

enum Limits { static let Number = 3 }

enum Answer {
  case Some(Int), None
}

func value(_ answer: Answer) -> Int {
  switch answer {
  case .Some(let n): return n
  case .None: return 0
  }
}
