func count() {
  for var i = 0 /* a */; i < 10 /* b */; i++ /* c */ { print(i) }
  for var j = 0 // first
      ; j < 10; j++ { print(j) }
}

protocol A {}
protocol B {}
struct Thing: A, B {}
var both: protocol</* one */A, B /* two */> { return Thing() }

func bare(x: Int?) {
  if let y = x // bound
    where y > 3 { print(y) }
}
