struct Line {
  func split(_ separator: String) -> [String] { return [separator] }
}

func parts(of line: Line) -> [String] {
  return line.split(",")
}
