/// Two versions of a file as a patch that `patch -p1` and `git apply` take.
public enum UnifiedDiff {
  /// The patch from `old` to `new`, or nothing when they are equal.
  ///
  /// - Parameters:
  ///   - path: the file's path in the patch, `/` between folders; a leading `/` is left away. Names that would break
  ///     the header are quoted as git does.
  ///   - context: the number of unchanged lines around each change.
  public static func render(old: [UInt8], new: [UInt8], path: String, context: Int = 3) -> [UInt8] {
    if old == new { return [] }
    let diff = LineDiff(old: old, new: new)
    var output: [UInt8] = []
    output.append(contentsOf: "--- \(name(path, side: "a"))\n+++ \(name(path, side: "b"))\n".utf8)
    var index = 0
    while index < diff.changes.count {
      var last = index
      // Changes whose contexts touch share a hunk.
      while last + 1 < diff.changes.count,
        diff.changes[last + 1].old.lowerBound - diff.changes[last].old.upperBound <= 2 * context
      {
        last += 1
      }
      appendHunk(diff, index...last, old, new, context, &output)
      index = last + 1
    }
    return output
  }

  private static func appendHunk(
    _ diff: LineDiff, _ changes: ClosedRange<Int>, _ old: [UInt8], _ new: [UInt8], _ context: Int,
    _ output: inout [UInt8]
  ) {
    let (first, last) = (diff.changes[changes.lowerBound], diff.changes[changes.upperBound])
    let before = min(context, first.old.lowerBound)
    let after = min(context, diff.oldLines.count - last.old.upperBound)
    let oldLines = first.old.lowerBound - before..<last.old.upperBound + after
    let newLines = first.new.lowerBound - before..<last.new.upperBound + after
    output.append(contentsOf: "@@ -\(span(oldLines)) +\(span(newLines)) @@\n".utf8)
    var line = oldLines.lowerBound
    for change in diff.changes[changes] {
      for kept in line..<change.old.lowerBound { append(" ", old, diff.oldLines[kept], &output) }
      for removed in change.old { append("-", old, diff.oldLines[removed], &output) }
      for added in change.new { append("+", new, diff.newLines[added], &output) }
      line = change.old.upperBound
    }
    for kept in line..<oldLines.upperBound { append(" ", old, diff.oldLines[kept], &output) }
  }

  /// Start and length as the format wants them: an empty side names the line before it.
  private static func span(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }

  private static func append(_ sign: Character, _ bytes: [UInt8], _ line: ByteRange, _ output: inout [UInt8]) {
    output.append(sign.asciiValue ?? 0x20)
    output.append(contentsOf: bytes[line.lower..<line.upper])
    if bytes[line.upper - 1] != 0x0A {
      output.append(contentsOf: "\n\\ No newline at end of file\n".utf8)
    }
  }

  private static func name(_ path: String, side: String) -> String {
    let path = side + "/" + (path.hasPrefix("/") ? String(path.dropFirst()) : path)
    let mustQuote = path.utf8.contains { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }
    guard mustQuote else {
      // A tab ends a name that has spaces; without it they could belong to a date.
      return path.utf8.contains(0x20) ? path + "\t" : path
    }
    var quoted: [UInt8] = [0x22]
    for byte in path.utf8 {
      switch byte {
      case 0x22, 0x5C: quoted += [0x5C, byte]
      case 0x09: quoted += [0x5C, 0x74]
      case 0x0A: quoted += [0x5C, 0x6E]
      case 0x0D: quoted += [0x5C, 0x72]
      case 0..<0x20, 0x7F: quoted += [0x5C, 0x30 + byte >> 6, 0x30 + (byte >> 3) & 7, 0x30 + byte & 7]
      default: quoted.append(byte)
      }
    }
    return String(decoding: quoted + [0x22], as: UTF8.self)
  }
}
