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
      var scanner = Scanner(buffer)
      scanner.run()
      let (tokens, partners) = scanner.takeOutput()
      return TokenBuffer(bytes: bytes, tokens: tokens, partners: partners)
    }
  }
}
