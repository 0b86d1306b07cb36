final class Node {
  var next: Node?
  var value = 1
}

func sum(_ first: Node?) -> Int {
  var total = 0
  var node = first
  while node != nil {
    total += node!.value
    node = node!.next
  }
  return total
}

func compact(_ list: [Int]) -> [Int] {
  var items = list
  var i = 0
  while i < items.count {
    defer { i += 1 }
    if items[i] < 0 {
      items.popLast()
      continue
    }
    items[i] += 1
  }
  return items
}

func mirror(_ list: [Int]) -> [Int] {
  var items = list
  var low = 0, high = items.count - 1
  while low < high {
    let value = items[low]
    items[low] = items[high]
    items[high] = value
    low += 1
    high -= 1
  }
  return items
}

func wait() {
  while true {
    break
  }
}
