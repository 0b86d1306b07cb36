/// What a byte may start, in the low five bits, and what it may continue, in two high bits.
enum ByteClass {
  static let other: UInt8 = 0
  static let space: UInt8 = 1
  static let newline: UInt8 = 2
  static let slash: UInt8 = 3
  static let letter: UInt8 = 4
  static let digit: UInt8 = 5
  static let operatorStart: UInt8 = 6
  static let dot: UInt8 = 7
  static let question: UInt8 = 8
  static let exclamation: UInt8 = 9
  static let leftParen: UInt8 = 10
  static let rightParen: UInt8 = 11
  static let leftBracket: UInt8 = 12
  static let rightBracket: UInt8 = 13
  static let leftBrace: UInt8 = 14
  static let rightBrace: UInt8 = 15
  static let comma: UInt8 = 16
  static let colon: UInt8 = 17
  static let semicolon: UInt8 = 18
  static let at: UInt8 = 19
  static let backslash: UInt8 = 20
  static let quote: UInt8 = 21
  static let pound: UInt8 = 22
  static let backtick: UInt8 = 23
  static let dollar: UInt8 = 24
  static let nonASCII: UInt8 = 25

  static let startMask: UInt8 = 0x1F
  /// May stand inside an ASCII name.
  static let continuesName: UInt8 = 0x80
  /// May stand inside an ASCII operator.
  static let continuesOperator: UInt8 = 0x40

  /// The 256 classes. Allocated once and never freed; only read after that.
  nonisolated(unsafe) static let table: UnsafePointer<UInt8> = {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    table.initialize(repeating: other, count: 256)
    for byte in 128..<256 { table[byte] = nonASCII }
    for byte in UInt8(ascii: "a")...UInt8(ascii: "z") { table[Int(byte)] = letter | continuesName }
    for byte in UInt8(ascii: "A")...UInt8(ascii: "Z") { table[Int(byte)] = letter | continuesName }
    for byte in UInt8(ascii: "0")...UInt8(ascii: "9") { table[Int(byte)] = digit | continuesName }
    table[Int(UInt8(ascii: "_"))] = letter | continuesName
    table[Int(UInt8(ascii: "$"))] = dollar | continuesName
    for byte in "=-+*%<>&|^~".utf8 { table[Int(byte)] = operatorStart | continuesOperator }
    table[Int(UInt8(ascii: "/"))] = slash | continuesOperator
    table[Int(UInt8(ascii: "."))] = dot | continuesOperator
    table[Int(UInt8(ascii: "?"))] = question | continuesOperator
    table[Int(UInt8(ascii: "!"))] = exclamation | continuesOperator
    // NUL, vertical tab and form feed are blanks to the compiler too.
    for byte in [0, 9, 11, 12, 32] { table[byte] = space }
    for byte in [10, 13] { table[byte] = newline }
    let punctuation: [(Unicode.Scalar, UInt8)] = [
      ("(", leftParen), (")", rightParen), ("[", leftBracket), ("]", rightBracket), ("{", leftBrace),
      ("}", rightBrace), (",", comma), (":", colon), (";", semicolon), ("@", at), ("\\", backslash),
      ("\"", quote), ("#", pound), ("`", backtick),
    ]
    for (scalar, kind) in punctuation { table[Int(scalar.value)] = kind }
    return UnsafePointer(table)
  }()
}
