struct Reader {
  enum Error: Swift.Error { case Closed }

  var last: Swift.Error?

  func read() throws -> Int { throw Error.Closed }
}
