import Foundation

struct Tree {
  let root: AnyObject

  init(_ root: AnyObject) { self.root = root }
  init(_ children: [Tree]) { root = NSNull() }
}

func parse(items: [AnyObject], names: NSArray) -> [Tree] {
  let first = Tree(items[0])
  let text = Tree("leaf")
  let number = Tree(-3.5)
  let list = Tree([first, text, number])
  return [list] + names.map { Tree($0) }
}
