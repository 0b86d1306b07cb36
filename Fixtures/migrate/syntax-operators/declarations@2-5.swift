infix operator **: StarStarPrecedence
precedencegroup StarStarPrecedence {
  associativity: right
  higherThan: MultiplicationPrecedence
  lowerThan: BitwiseShiftPrecedence
}
infix operator <+>: AdditionPrecedence
infix operator <?>
prefix operator √

func ** (a: Int, b: Int) -> Int { return (0..<b).reduce(1) { n, _ in n * a } }
func <+> (a: Int, b: Int) -> Int { return a + b }
func <?> (a: Int, b: Int) -> Bool { return a < b }
prefix func √ (a: Double) -> Double { return a.squareRoot() }

let n = 2 ** 3 <+> 1
