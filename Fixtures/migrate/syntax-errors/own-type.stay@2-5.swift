enum ErrorType { case Network, Parsing }

struct Report {
  let kind: ErrorType
  let all: [ErrorType]
  func make(ErrorType flag: Bool) -> ErrorType { return flag ? .Network : kind }
}

protocol Parser {
  associatedtype Output
  typealias Text = String
  func parse(_ text: Text) throws -> Output
}
