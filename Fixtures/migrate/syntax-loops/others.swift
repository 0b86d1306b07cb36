final class Node {
  var next: Node?
  var value = 1
}

func sum(_ first: Node?) -> Int {
  var total = 0
  for var node = first; node != nil; node = node!.next {
    total += node!.value
  }
  return total
}

func compact(_ list: [Int]) -> [Int] {
  var items = list
  for var i = 0; i < items.count; i++ {
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
  for var low = 0, high = items.count - 1; low < high; low++, high-- {
    let value = items[low]
    items[low] = items[high]
    items[high] = value
  }
  return items
}

func wait() {
  for ;; {
    break
  }
}
