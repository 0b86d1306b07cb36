struct Printer {
  func boundingRectWithSize(_ size: Int, options: [String]) -> Int { return size * options.count }
  func sizeWithAttributes(_ attributes: [String: Int]) -> Int { return attributes.count }
}

let printer = Printer()
let area = printer.boundingRectWithSize(3, options: ["UsesLineFragmentOrigin"])
let size = printer.sizeWithAttributes(["NSFontAttributeName": area])
