struct Pair<URL, Data> {
  let first: URL
  let second: Data

  func swapped() -> Pair<Data, URL> { return Pair<Data, URL>(first: second, second: first) }
}

let pair = Pair(first: 1, second: "two").swapped()
