/// One line a generated table, so that a test sees when somebody edits one by hand.
enum Checksums {
  static let fileName = "CHECKSUMS"

  /// The content of the checksum file for the tables in a directory.
  static func text(of directory: String) throws -> [UInt8] {
    var lines = ""
    for name in try Files.list(directory, suffix: ".tsv") {
      lines += "\(hexadecimal(sum(try Files.read(directory + "/" + name)))) \(name)\n"
    }
    return Array(lines.utf8)
  }

  /// FNV-1a, 64 bits: it tells an edited file from an untouched one, and no more is asked of it.
  static func sum(_ bytes: [UInt8]) -> UInt64 {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return sum
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
