import MoltSyntax

extension Pattern {
  func write(to writer: inout RecordWriter) {
    writer.write(text)
    writer.write(holes) { $0.write($1) }
    writer.write(runs.sorted()) { $0.write($1) }
    writer.write(anchor)
    writer.write(elements) { $1.write(to: &$0) }
    writer.write(anchorPosition)
    writer.write(partners) { $0.write($1) }
    writer.write(uses) { $0.write($1) }
  }
}

extension Pattern.Element {
  fileprivate func write(to writer: inout RecordWriter) {
    switch self {
    case .token(let kind, let bytes):
      writer.write(0)
      writer.write(Int(kind.rawValue))
      writer.write(bytes)
    case .hole(let hole, let extent):
      writer.write(extent == .expression ? 1 : extent == .operand ? 2 : 3)
      writer.write(hole)
    case .run(let hole):
      writer.write(4)
      writer.write(hole)
    case .commaRun(let hole):
      writer.write(5)
      writer.write(hole)
    case .runComma(let hole):
      writer.write(6)
      writer.write(hole)
    case .optionalInit: writer.write(7)
    case .optionalClose: writer.write(8)
    }
  }

  init(from reader: inout RecordReader) {
    switch reader.number() {
    case 0:
      let kind = TokenKind(rawValue: UInt8(truncatingIfNeeded: reader.number())) ?? .unknown
      self = .token(kind, reader.bytes())
    case 1: self = .hole(reader.number(), .expression)
    case 2: self = .hole(reader.number(), .operand)
    case 3: self = .hole(reader.number(), .chain)
    case 4: self = .run(reader.number())
    case 5: self = .commaRun(reader.number())
    case 6: self = .runComma(reader.number())
    case 7: self = .optionalInit
    default: self = .optionalClose
    }
  }
}
