import UIKit

func all() -> [Bird] { return [.wren, Bird.owl, .httpError] }

class Perch {
  var wing = Wing.Broad
  var nest = Nest.Empty

  func isFree(_ side: Nest) -> Bool {
    switch side {
    case .Empty: return true
    case .Left: return false
    }
  }

  func align(_ label: UILabel) { label.textAlignment = .left }
}
