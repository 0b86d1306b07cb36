infix operator +++{ associativity left precedence 95 }

func +++ (l: Int, r: Int) -> Int { return l - r }
