import Foundation

func summary(_ names: [String], folder: String) -> String {
  var marks = [3, 1, 2]
  marks.sort()
  marks.sort(by: { $0 > $1 })
  marks.remove(at: 0)
  marks.insert(4, at: 0)
  marks.append(contentsOf: [5])
  marks.removeSubrange(0..<1)
  let list = names.joined(separator: ", ")
  let file = (folder as NSString).appendingPathComponent("🗺.txt")
  return [list, file].joined(separator: "; ")
}
