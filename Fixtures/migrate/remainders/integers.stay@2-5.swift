func turn(_ count: Int, by step: UInt8) -> Int {
  var rest = count
  rest %= 2
  let text = "angle % 360"
  return rest % 3 + Int(step % 2) + text.count
}

func unknown(_ list: [Whatever]) -> Whatever { return list[0].value % 2 }
