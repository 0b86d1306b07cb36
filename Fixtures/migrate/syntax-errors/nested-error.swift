struct Reader {
  enum Error: ErrorType { case Closed }

  var last: ErrorType?

  func read() throws -> Int { throw Error.Closed }
}
