struct Sheet {
  static let CGRectZero = Sheet(size: 0)
  static var max: Sheet { return Sheet(size: 100) }

  var size: Int

  func rectByInsetting(_ by: Int) -> Sheet {
    return Sheet(size: size - by)
  }

  func CGColor() -> String { return "white" }
}

let smallest = Sheet.CGRectZero
let largest = Sheet.max.rectByInsetting(2)
let paint = largest.CGColor()
