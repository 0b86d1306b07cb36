import Foundation

struct Tree {
  let root: AnyObject

  init(_ root: AnyObject) { self.root = root }
  init(_ text: String) { root = NSNull() }
  init<T: Sequence>(_ all: T) { root = NSNull() }
}

func parse(_ names: [String]) -> [Tree] {
  return [Tree("leaf"), Tree(names), Tree(NSNull())]
}
