enum Side {
  case Left
  case Right
  case Center
}

struct Caption {
  var side = Side.Center
  var textAlignment: Side = .Left

  static func mirrored(_ side: Side = .Right) -> Side {
    if side == .Left { return .Right }
    return side == .Right ? .Left : .Center
  }
}

let sides: [Side] = [.Left, .Center, .Right]
let byName: [String: Side] = ["left": .Left, "right": .Right]
