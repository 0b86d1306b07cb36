precedencegroup PowerPrecedence {
  associativity: right
  higherThan: MultiplicationPrecedence
}
infix operator **: PowerPrecedence
infix operator <?>
prefix operator √

func ** (a: Int, b: Int) -> Int { return (0..<b).reduce(1) { n, _ in n * a } }
func <?> (a: Int, b: Int) -> Bool { return a < b }
prefix func √ (a: Double) -> Double { return a.squareRoot() }
