import Foundation

func summary(names: [String], folder: String) -> String {
  var marks = [3, 1, 2]
  sort(&marks)
  sort(&marks, { $0 > $1 })
  removeAtIndex(&marks, 0)
  insert(&marks, 4, atIndex: 0)
  extend(&marks, [5])
  removeRange(&marks, 0..<1)
  let list = join(", ", names)
  let file = folder.stringByAppendingPathComponent("🗺.txt")
  return "; ".join([list, file])
}
