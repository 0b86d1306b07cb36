extension ByteExpression {
  func write(to writer: inout RecordWriter) {
    writer.write(text)
    writer.write(steps) { $1.write(to: &$0) }
    writer.write(classes) { writer, bytes in
      // Runs of members and of others in turn, the others first: most classes are one byte or a few ranges.
      var lengths = [0]
      var isMember = false
      for byte in bytes {
        if byte != isMember {
          isMember = byte
          lengths.append(0)
        }
        lengths[lengths.count - 1] += 1
      }
      writer.write(lengths) { $0.write($1) }
    }
  }

  init(from reader: inout RecordReader) {
    text = reader.string()
    steps = reader.items { Step(from: &$0) }
    classes = reader.items { reader in
      var bytes: [Bool] = []
      bytes.reserveCapacity(256)
      var isMember = false
      for length in reader.items({ $0.number() }) {
        bytes += repeatElement(isMember, count: min(max(length, 0), 256 - bytes.count))
        isMember.toggle()
      }
      return bytes + repeatElement(false, count: 256 - bytes.count)
    }
  }
}

extension ByteExpression.Step {
  fileprivate func write(to writer: inout RecordWriter) {
    switch self {
    case .byte(let number):
      writer.write(0)
      writer.write(number)
    case .split(let one, let two):
      writer.write(1)
      writer.write(one)
      writer.write(two)
    case .jump(let target):
      writer.write(2)
      writer.write(target)
    case .start: writer.write(3)
    case .end: writer.write(4)
    case .wordEdge: writer.write(5)
    case .match: writer.write(6)
    }
  }

  fileprivate init(from reader: inout RecordReader) {
    switch reader.number() {
    case 0: self = .byte(reader.number())
    case 1:
      let one = reader.number()
      self = .split(one, reader.number())
    case 2: self = .jump(reader.number())
    case 3: self = .start
    case 4: self = .end
    case 5: self = .wordEdge
    default: self = .match
    }
  }
}
