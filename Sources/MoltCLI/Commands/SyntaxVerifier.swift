/// Asks the toolchain's `swiftc` how many syntax errors a file has, and how many errors a project has with an SDK.
struct SyntaxVerifier: Sendable {
  /// There is no compiler to ask.
  struct Failure: Error {
    /// For a person, one line.
    var message: String
  }

  private let compiler = "swiftc"

  /// Fails where no `swiftc` can be run.
  init() throws(Failure) {
    let result: Subprocess.Result
    do throws(SystemError) {
      result = try Subprocess.run([compiler, "--version"])
    } catch {
      throw Failure(
        message: "\(Flag.verify.name): swiftc cannot be run (\(error.message)); put a Swift toolchain in the PATH")
    }
    guard result.status == 0 else {
      throw Failure(message: "\(Flag.verify.name): swiftc does not work here: exit status \(result.status)")
    }
  }

  /// Why a file's new content is not to be written; nil when it has no more syntax errors than the old one.
  func objection(to new: [UInt8], insteadOf old: [UInt8]) -> String? {
    do throws(SystemError) {
      let after = try syntaxErrors(in: new)
      if after.isEmpty { return nil }
      let before = try syntaxErrors(in: old)
      if after.count <= before.count { return nil }
      return """
        is left as it is: the result would have \(Self.counted(after.count, "syntax error")) for swiftc, \
        and it has \(before.isEmpty ? "none" : "\(before.count)"); the first would be '\(after[0])'; please report this
        """
    } catch {
      return "is left as it is: swiftc cannot be run: \(error.message)"
    }
  }

  /// The messages of the errors in a file, in its order.
  private func syntaxErrors(in bytes: [UInt8]) throws(SystemError) -> [String] {
    let result = try Subprocess.run([compiler, "-frontend", "-parse", "-swift-version", "5", "-"], input: bytes)
    return Self.errors(in: result.error)
  }

  /// How many errors files have when they are type-checked as one module.
  ///
  /// - Parameters:
  ///   - sdk: the folder of an SDK.
  ///   - target: what to compile for; nil: this machine.
  func typeErrorCount(in paths: [String], sdk: String, target: String?) throws(SystemError) -> Int {
    var words = [compiler, "-typecheck", "-swift-version", "5", "-parse-as-library", "-module-name", "Verified"]
    words += ["-sdk", sdk]
    if let target { words += ["-target", target] }
    // A name that begins with a dash is no option.
    words += paths.map { $0.hasPrefix("-") ? "./" + $0 : $0 }
    return Self.errors(in: try Subprocess.run(words).error).count
  }

  /// `1 error`, `2 errors`
  static func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

  /// What stands after `error: ` in the lines of a compiler's output.
  static func errors(in output: [UInt8]) -> [String] {
    let mark = Array(" error: ".utf8)
    return output.split(separator: 10).compactMap { line in
      guard let colon = line.indices.first(where: { line[$0...].starts(with: mark) }),
        line[..<colon].last == UInt8(ascii: ":")
      else { return nil }
      return String(decoding: line[(colon + mark.count)...], as: UTF8.self)
    }
  }
}
