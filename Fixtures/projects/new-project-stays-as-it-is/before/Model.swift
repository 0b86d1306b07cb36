import Foundation

struct Stamp {
  let date: Date
  var hidden = false

  func shifted(by seconds: TimeInterval) -> Stamp {
    return Stamp(date: date.addingTimeInterval(seconds))
  }
}
