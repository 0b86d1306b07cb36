import MoltEngine

/// The lines of Swift files, and of Markdown documents where they are wanted, that were changed after a commit, committed or not.
struct ChangesSince {
  /// By path, seen from the root.
  let lines: [String: ChangedLines]

  /// - Parameters:
  ///   - revision: a commit; of a branch, where the work tree left it.
  ///   - takesDocuments: Markdown documents too.
  init(_ revision: String, in tree: WorkTree, takesDocuments: Bool) throws(WorkTree.Failure) {
    let known = try tree.git(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"], accepts: [0, 1, 128])
    guard known.status == 0 else {
      throw WorkTree.Failure(
        message:
          "--since: there is no commit '\(revision)'; in CI, fetch the whole history (fetch-depth: 0) or name a commit that is there"
      )
    }
    let base = try tree.git(["merge-base", Self.word(known), "HEAD"], accepts: [0, 1, 128])
    let start = base.status == 0 ? Self.word(base) : Self.word(known)
    let ends = takesDocuments ? ["swift", "md", "markdown"] : ["swift"]
    let files = ends.map { ":(top,glob)**/*.\($0)" }
    let diff = try tree.git(
      [
        "diff", "-U0", "-M", "--no-color", "--no-ext-diff", "--no-textconv", "--src-prefix=a/", "--dst-prefix=b/",
        "--diff-filter=d", "--ignore-submodules", start, "--",
      ] + files)
    var lines = PatchLines.read(diff.output).mapValues { ChangedLines($0) }
    let others = try tree.git(["ls-files", "-z", "--others", "--exclude-standard", "--"] + files)
    for path in WorkTree.texts(others.output) { lines[path] = .all }
    self.lines = lines
  }

  private static func word(_ result: Subprocess.Result) -> String {
    String(String(decoding: result.output, as: UTF8.self).prefix { !$0.isWhitespace })
  }
}

/// Reads which lines of the new files a patch without context changes.
enum PatchLines {
  /// Ranges of lines, counted from 1, by path.
  static func read(_ patch: [UInt8]) -> [String: [Range<Int>]] {
    var found: [String: [Range<Int>]] = [:]
    var path: String?
    /// Lines of the hunk that are still to come; they may look like anything.
    var rest = 0
    for line in patch.split(separator: 10, omittingEmptySubsequences: false) {
      if rest > 0, let first = line.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-") {
        rest -= 1
      } else if line.starts(with: "+++ ".utf8) {
        path = name(line.dropFirst(4))
      } else if line.starts(with: "@@ -".utf8), let hunk = hunk(line) {
        rest = hunk.old + hunk.new.count
        if let path { found[path, default: []].append(hunk.new) }
      }
    }
    return found
  }

  /// `@@ -a,b +c,d @@`
  private static func hunk(_ line: ArraySlice<UInt8>) -> (old: Int, new: Range<Int>)? {
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard words.count >= 4 else { return nil }
    func numbers(_ word: Substring) -> (Int, Int)? {
      let parts = word.dropFirst().split(separator: ",").compactMap { Int($0) }
      guard let first = parts.first else { return nil }
      return (first, parts.count > 1 ? parts[1] : 1)
    }
    guard let old = numbers(words[1]), let new = numbers(words[2]) else { return nil }
    return (old.1, new.0..<new.0 + new.1)
  }

  /// `b/path`, quoted as C does when it holds quotes, backslashes or control characters; a tab ends one with blanks.
  private static func name(_ text: ArraySlice<UInt8>) -> String? {
    var bytes: [UInt8] = []
    if text.first == UInt8(ascii: "\"") {
      var index = text.startIndex + 1
      while index < text.endIndex, text[index] != UInt8(ascii: "\"") {
        guard text[index] == UInt8(ascii: "\\"), index + 1 < text.endIndex else {
          bytes.append(text[index])
          index += 1
          continue
        }
        let escaped = text[index + 1]
        if let digit = octal(escaped), index + 3 < text.endIndex, let second = octal(text[index + 2]),
          let third = octal(text[index + 3])
        {
          bytes.append(UInt8(truncatingIfNeeded: digit * 64 + second * 8 + third))
          index += 4
          continue
        }
        let letters: [UInt8: UInt8] = [
          UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "a"): 7,
          UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "v"): 11,
        ]
        bytes.append(letters[escaped] ?? escaped)
        index += 2
      }
    } else {
      bytes = Array(text.prefix { $0 != 9 })
    }
    guard bytes.starts(with: "b/".utf8) else { return nil }
    return String(decoding: bytes.dropFirst(2), as: UTF8.self)
  }

  private static func octal(_ byte: UInt8) -> Int? {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "7") ? Int(byte - UInt8(ascii: "0")) : nil
  }
}
