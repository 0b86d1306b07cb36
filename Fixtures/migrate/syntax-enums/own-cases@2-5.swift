enum Compass {
  case North, South
  case Between(Int)

  var isPole: Bool {
    switch self {
    case .North, .South: return true
    case .Between(let degrees) where degrees == 90: return true
    case .Between: return false
    }
  }

  mutating func flip() {
    if self == .North { self = .South } else if self != .South { self = .North }
  }

  func opposite() -> Compass {
    let names = [1: "North"]
    print(names)
    return .North
  }
}

func == (a: Compass, b: Compass) -> Bool { return a.isPole == b.isPole }
func != (a: Compass, b: Compass) -> Bool { return !(a == b) }

func read(_ value: Int?) -> Int {
  switch value {
  case .some(let n): return n
  case .none: return 0
  }
}
