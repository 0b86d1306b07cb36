enum ParseError: Error {
  case Empty, Odd(Int)
}

protocol Parser {
  associatedtype Output
  associatedtype Failure: Error
  func parse(_ text: String) throws -> Output
}

func describe(_ error: Error?, _ all: [Error]) -> String {
  if let known = error as? ParseError { return "\(known)" }
  return "ErrorType \(all.count)"
}
