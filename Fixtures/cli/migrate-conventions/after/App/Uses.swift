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

class Flock {
  var state: State = .fresh
  var states: [State] { return [.fresh, .moulting] }

  @discardableResult
  func sing(_ song: Song, state: State = .moulting) -> State? {
    switch (song, state) {
    case (.trill, .fresh): return .moulting
    case (.trill, _) where state != .moulting: self.state = .fresh
    case let (.trill, other): self.state = other == State.fresh ? .moulting : other
    default: return nil
    }
    sing(.trill, state: .fresh)
    if case .fresh = self.state { return self.state }
    return states.filter { $0 == .fresh }.first
  }
}
