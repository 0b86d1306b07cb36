final class Nest {
  func add(_ egg: Int) -> Nest { return self }
  func add(name name: String, size: Int = 1) -> Nest { return self }
  func take(name name: String, size: Int = 1) -> Nest { return self }

  func fill() -> Nest {
    add(1)
    take(name: "a")
    return add(name: "b")
  }
}
