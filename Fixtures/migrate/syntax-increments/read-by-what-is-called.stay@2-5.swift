class Ticket {
  var number = 0

  func peek(_ old: Int) -> Int { return old + number }

  func take() -> Int { return peek(number++) }

  func show() { print(peek(++number), peek(number++)) }

  func later() -> (() -> Int) { return { self.number++ } }

  func label(_ names: [String]) -> [Int] { return names.map { _ in self.number++ } }
}
