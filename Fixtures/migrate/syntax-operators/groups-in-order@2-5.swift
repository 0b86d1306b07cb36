infix operator +++: PlusPlusPlusPrecedence
precedencegroup PlusPlusPlusPrecedence {
  associativity: left
  higherThan: AssignmentPrecedence
  lowerThan: LogicalDisjunctionPrecedence
}
infix operator <<<: LessLessLessPrecedence
precedencegroup LessLessLessPrecedence {
  associativity: right
  higherThan: PlusPlusPlusPrecedence
  lowerThan: LogicalDisjunctionPrecedence
}
infix operator <<|: LessLessLessPrecedence
infix operator ^^^: CaretCaretCaretPrecedence
precedencegroup CaretCaretCaretPrecedence {
  associativity: left
  higherThan: AdditionPrecedence
  lowerThan: MultiplicationPrecedence
}
