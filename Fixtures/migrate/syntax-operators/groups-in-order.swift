infix operator +++ { associativity left precedence 95 }
infix operator <<< { associativity right precedence 100 }
infix operator <<| { associativity right precedence 100 }
infix operator ^^^ { associativity left precedence 145 }
