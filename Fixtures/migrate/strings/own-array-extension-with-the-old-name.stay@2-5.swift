extension Array {
  mutating func removeAtIndex(_ index: Int, twice: Bool) {
    remove(at: index)
    if twice { remove(at: index) }
  }

  func enumerate(_ work: (Int, Element) -> Void) {
    for (index, element) in enumerated() { work(index, element) }
  }
}

var list = [1, 2, 3]
list.removeAtIndex(0, twice: true)
list.enumerate { print($0, $1) }
