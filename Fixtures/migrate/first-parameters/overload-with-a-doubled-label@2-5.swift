final class Nest {
  @discardableResult
  func add(_ egg: Int) -> Nest { return self }
  func add(name: String, size: Int = 1) -> Nest { return self }
  @discardableResult
  func take(name: String, size: Int = 1) -> Nest { return self }

  func fill() -> Nest {
    add(1)
    take(name: "a")
    return add(name: "b")
  }
}
