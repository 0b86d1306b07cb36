struct Box {
  init(#width: Int, #height: Int) { print(width, height) }

  func resize(#by: Int, to: Int) -> Int {
    var n = by
    do {
      n += 1
    } while n < to
    return n
  }
}

func test() {
  let box = Box(width: 1, height: 2)
  print(box.resize(by: 1, to: 5))
}
