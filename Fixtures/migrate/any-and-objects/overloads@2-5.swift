import Foundation

struct Tree {
  let root: AnyObject

  init(_ root: AnyObject) { self.root = root }
  init(_ children: [Tree]) { root = NSNull() }
}

func parse(_ items: [Any], names: NSArray) -> [Tree] {
  let first = Tree(items[0] as AnyObject)
  let text = Tree("leaf" as AnyObject)
  let number = Tree((-3.5) as AnyObject)
  let list = Tree([first, text, number])
  return [list] + names.map { Tree($0 as AnyObject) }
}
