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

class Flock {
  var state: State = .Fresh
  var states: [State] { return [.Fresh, .Moulting] }

  func sing(song: Song, state: State = .Moulting) -> State? {
    switch (song, state) {
    case (.Trill, .Fresh): return .Moulting
    case (.Trill, _) where state != .Moulting: self.state = .Fresh
    case let (.Trill, other): self.state = other == State.Fresh ? .Moulting : other
    default: return nil
    }
    sing(.Trill, state: .Fresh)
    if case .Fresh = self.state { return self.state }
    return states.filter { $0 == .Fresh }.first
  }
}
