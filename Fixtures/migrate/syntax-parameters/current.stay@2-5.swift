func clip(_ text: String, _ limit: Int) -> String {
  var text = text
  text += "…"
  return limit > 0 ? text : ""
}

func exchange(_ a: inout Int, with b: inout Int) { (a, b) = (b, a) }

func read(_ pair: (Int, Int?)) {
  switch pair {
  case (let a, var b?):
    b += a
    print(b)
  case (var a, nil):
    a += 1
  }
  if case (let x, let y?) = pair { print(x, y) }
  if var z = pair.1 { z += 1 }
  for var n in [1, 2] { n += 1 }
}

typealias Change = (inout [String]) -> Void
let reset: Change = { (parts: inout [String]) in parts = [] }
