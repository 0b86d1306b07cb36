func bits(_ value: Float) -> UInt32 {
  return unsafeBitCast(value, to: UInt32.self)
}

let mask = 1 | 2 | 4
let flags = UInt32(mask) | bits(1.5)
