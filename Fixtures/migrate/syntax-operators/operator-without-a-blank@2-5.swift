infix operator +++: PlusPlusPlusPrecedence
precedencegroup PlusPlusPlusPrecedence {
  associativity: left
  higherThan: AssignmentPrecedence
  lowerThan: LogicalDisjunctionPrecedence
}

func +++ (l: Int, r: Int) -> Int { return l - r }
