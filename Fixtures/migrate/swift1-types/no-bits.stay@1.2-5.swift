import UIKit

struct Bits { static let allZeros = Bits() }

func move(_ view: UIView) {
  let bits = Bits.allZeros
  view.allZeros()
}
