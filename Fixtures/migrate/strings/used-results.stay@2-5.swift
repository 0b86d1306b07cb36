struct Film {
  @discardableResult
  func reverse() -> Film { return self }
}

func play(_ film: Film, _ frames: inout [Int]) {
  frames.reverse()
  print(film.reverse(), zip([1], [film]))
}
