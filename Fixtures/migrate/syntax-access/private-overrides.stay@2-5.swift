class Node {
  private(set) var depth = 0
  private var height = 1
  override func press() { height += 1 }
}

class Root: Node {
  func read() -> Int { return depth }
}
