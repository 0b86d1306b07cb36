class Pad {
  private class Button: Control {
    fileprivate override func press(at place: Int) -> Bool { return true }
    override fileprivate var level: Int { didSet { log() } }
    private func log() {}
  }
}

class Node {
  fileprivate(set) var children: [Node] = []
  private(set) var depth = 0
}

class Root: Node {
  func clear() -> Int {
    print(children.count)
    children.removeAll()
    return depth
  }
}
