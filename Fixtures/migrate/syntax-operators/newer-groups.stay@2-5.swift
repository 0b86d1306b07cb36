precedencegroup PipePrecedence {
  associativity: left
  higherThan: AssignmentPrecedence
}
infix operator |>: PipePrecedence
infix operator <|
prefix operator ¿
