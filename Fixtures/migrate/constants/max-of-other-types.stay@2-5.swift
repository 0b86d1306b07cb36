struct Limits {
  static let max: CGFloat = 100
  static let min: CGFloat = 0
}

let widest = Swift.max(Limits.max, Limits.min)
let most = Int.max
let bytes = UInt8.max
let few = min(most, Int(bytes))
