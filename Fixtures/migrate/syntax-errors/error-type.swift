enum ParseError: ErrorType {
  case Empty, Odd(Int)
}

protocol Parser {
  typealias Output
  typealias Failure: ErrorType
  func parse(_ text: String) throws -> Output
}

func describe(_ error: ErrorType?, _ all: [ErrorType]) -> String {
  if let known = error as? ParseError { return "\(known)" }
  return "ErrorType \(all.count)"
}
