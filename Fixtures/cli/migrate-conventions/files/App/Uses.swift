import UIKit

func all() -> [Bird] { return [.Wren, Bird.Owl, .HTTPError] }

class Perch {
  var wing = Wing.Broad
  var nest = Nest.Empty

  func isFree(side: Nest) -> Bool {
    switch side {
    case .Empty: return true
    case .Left: return false
    }
  }

  func align(label: UILabel) { label.textAlignment = .Left }
}
