#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads source files and refuses what is none.
enum SourceReader {
  /// Larger files are refused, in bytes. Hand-written Swift never comes near it.
  static let largest = 64 << 20

  struct Refusal: Error, Equatable {
    var message: String
  }

  static func read(_ path: String) throws(Refusal) -> [UInt8] {
    do {
      switch try FileSystem.read(path, atMost: largest) {
      case .bytes(let bytes): return try checked(bytes)
      case .tooLarge(let size): throw tooLarge(size)
      }
    } catch let refusal as Refusal {
      throw refusal
    } catch let error as SystemError {
      throw Refusal(message: "cannot be read: \(error.message)")
    } catch {
      throw Refusal(message: "cannot be read")
    }
  }

  /// The bytes themselves when they can be Swift source text.
  static func checked(_ bytes: [UInt8]) throws(Refusal) -> [UInt8] {
    if bytes.count > largest { throw tooLarge(bytes.count) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw Refusal(message: "is UTF-16; convert it to UTF-8 first, as the Swift compiler needs it too")
    }
    if bytes.withUnsafeBytes({ $0.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false }) {
      throw Refusal(message: "is a binary file (it contains NUL bytes)")
    }
    return bytes
  }

  private static func tooLarge(_ size: Int) -> Refusal {
    Refusal(message: "is too large (\(size >> 20) MB; at most \(largest >> 20) MB are read)")
  }
}
