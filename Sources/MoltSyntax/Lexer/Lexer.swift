/// Turns the bytes of a file into tokens.
///
/// The lexer is total and lossless: any bytes whatever give tokens that, together with the gaps between them, tile the
/// file. It reads Swift 1 to 6 in one forward scan; time and memory are linear in the bytes. Nesting is kept on stacks
/// of its own, so its depth is bounded by memory only. Files of 4 GB and more are not supported.
public struct Lexer {
  /// The tokens of a file.
  ///
  /// - Parameter bytes: the file as read, byte order mark included.
  public static func lex(_ bytes: [UInt8]) -> TokenBuffer {
    bytes.withUnsafeBufferPointer { buffer in
      // The arrays are filled in place. Ordinary code has a token for every eight bytes; where that is not enough, the
      // scanner moves to storage of its own.
      let capacity = buffer.count / 5 + 32
      var overflow: (tokens: [Token], partners: [Int32])?
      var partners: [Int32] = []
      let tokens = [Token](unsafeUninitializedCapacity: capacity) { tokenRoom, tokenCount in
        partners = [Int32](unsafeUninitializedCapacity: capacity) { partnerRoom, partnerCount in
          guard let firstToken = tokenRoom.baseAddress, let firstPartner = partnerRoom.baseAddress else { return }
          var scanner = Scanner(buffer, tokens: firstToken, partners: firstPartner, capacity: capacity)
          scanner.run()
          overflow = scanner.takeOverflow()
          tokenCount = overflow == nil ? scanner.count : 0
          partnerCount = tokenCount
        }
      }
      if let overflow { return TokenBuffer(bytes: bytes, tokens: overflow.tokens, partners: overflow.partners) }
      return TokenBuffer(bytes: bytes, tokens: tokens, partners: partners)
    }
  }
}
