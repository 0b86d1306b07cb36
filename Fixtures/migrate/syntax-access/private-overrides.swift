class Pad {
  private class Button: Control {
    private override func press(at place: Int) -> Bool { return true }
    override private var level: Int { didSet { log() } }
    private func log() {}
  }
}

class Node {
  private(set) var children: [Node] = []
  private(set) var depth = 0
}

class Root: Node {
  func clear() -> Int {
    print(children.count)
    children.removeAll()
    return depth
  }
}
