enum Result<Value> {
  case Success(Value)
  case Failure(String)

  var value: Value? {
    if case .Success(let value) = self { return value }
    return nil
  }
}

func parse(_ text: String) -> Result<Int> {
  guard let number = Int(text) else { return .Failure(text) }
  return .Success(number)
}

switch parse("12") {
case .Success(let number): print(number)
case let .Failure(text): print("🚫 \(text)")
}
