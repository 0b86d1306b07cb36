func count() {
  for i in 0 /* a */..<10 /* b */ /* c */ { print(i) }
  for j in 0 // first
      ..<10 { print(j) }
}

protocol A {}
protocol B {}
struct Thing: A, B {}
var both: /* one */ A & B /* two */ { return Thing() }

func bare(_ x: Int?) {
  if let y = x, // bound
    y > 3 { print(y) }
}
