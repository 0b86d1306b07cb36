/// A piece of a report for people in the making. Reports are as long as the code that they speak of, so it keeps bytes.
struct ReportText {
  /// What a terminal does with a text.
  enum Look: UInt8 {
    case bold = 1
    case dim = 2
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
  }

  private(set) var bytes: [UInt8] = []
  private let isColoured: Bool

  init(_ style: TextStyle) { isColoured = style.isColoured }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ number: Int) {
    if number >= 10 { append(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  mutating func spaces(_ count: Int) {
    for _ in 0..<max(0, count) { bytes.append(UInt8(ascii: " ")) }
  }

  /// Whatever `body` appends, in that look; nothing at all where it appends nothing.
  mutating func styled(_ look: Look, _ body: (inout ReportText) -> Void) {
    guard isColoured else { return body(&self) }
    let start = bytes.count
    append("\u{1B}[")
    append(Int(look.rawValue))
    append("m")
    let inside = bytes.count
    body(&self)
    if bytes.count == inside { bytes.removeLast(inside - start) } else { append("\u{1B}[0m") }
  }

  /// Bytes of a file, made fit for a terminal as `PlainText.escaped` does; tabs stay.
  mutating func appendLine(_ source: ArraySlice<UInt8>) {
    let isPlain = source.withUnsafeBufferPointer { buffer in
      for byte in buffer where byte < 0x20 && byte != 9 || byte >= 0x7F { return false }
      return true
    }
    if isPlain {
      bytes.append(contentsOf: source)
    } else {
      append(PlainText.escaped(String(decoding: source, as: UTF8.self), keepsTabs: true))
    }
  }
}
