import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `Package.swift`: the tools version on its first line, and the language versions of the package.
struct PackageManifest {
  private let tokens: TokenBuffer

  init(_ bytes: [UInt8]) { tokens = Lexer.lex(bytes) }

  func findings(_ setting: VersionSetting) -> [Finding] {
    guard setting.to >= SwiftVersion(4) else { return [] }
    if let old = oldPackage { return [old] }
    guard let tools = toolsVersion, tools.version >= SwiftVersion(4) else {
      return [
        manual(
          toolsVersion == nil
            ? "the manifest names no tools version, so that it is read as one of Swift 3"
            : "the manifest is one of Swift 3, which today's package manager cannot read",
          firstLine, "write its form of Swift 4 or later by hand, with '// swift-tools-version:5.0' on the first line")
      ]
    }
    var found: [Finding] = []
    // Manifests of Swift 6 refuse more than the old version; one of 5.0 reads what one of 4 reads.
    let needed = min(setting.modeVersion, SwiftVersion(5))
    if tools.version < needed {
      found.append(
        Finding(
          rule: ProjectFile.Rule.manifest,
          message: "swift-tools-version is \(tokens.text(in: tools.range)); the migrated code needs \(number(needed))",
          range: tools.range, applicability: .safe, edits: [Edit(tools.range, number(needed))]))
    }
    if setting.to >= SwiftVersion(6), max(tools.version, needed) < SwiftVersion(6) {
      found.append(
        manual(
          "swift-tools-version is below 6.0, so that the package is built in the language mode of Swift 5", tools.range,
          "a manifest of 6.0 is read more strictly; raise it by hand"))
    }
    for index in 0..<tokens.count
    where tokens.matches(index, "swiftLanguageVersions") || tokens.matches(index, "swiftLanguageModes") {
      if let finding = languageVersions(index, needed) { found.append(finding) }
    }
    return found
  }

  /// `.Package(url: …, majorVersion: 1)`, the dependency of a Swift 3 manifest.
  private var oldPackage: Finding? {
    for index in 1..<max(1, tokens.count)
    where tokens.kind(index - 1) == .period && tokens.matches(index, "Package") && tokens.kind(index + 1) == .leftParen
      && tokens.matches(index + 2, "url")
    {
      return manual(
        "the manifest is one of Swift 3, which today's package manager cannot read", tokens.range(index),
        "dependencies are '.package(url:from:)' now, and every target is named with its dependencies and its path")
    }
    return nil
  }

  /// `swiftLanguageVersions: [3, 4]` or `[.v3, .v4_2]`, when all that is listed is older than the migrated code.
  private func languageVersions(_ index: Int, _ needed: SwiftVersion) -> Finding? {
    let open = index + 2
    guard tokens.kind(index + 1) == .colon, tokens.kind(open) == .leftBracket, let close = tokens.partner(open),
      close > open + 1
    else { return nil }
    var versions: [SwiftVersion] = []
    for item in open + 1..<close {
      switch tokens.kind(item) {
      case .integerLiteral, .floatLiteral, .stringSegment:
        guard let version = SwiftVersion(tokens.text(item)) else { return nil }
        versions.append(version)
      case .identifier where tokens.matches(item, "version"): break
      case .identifier:
        let name = tokens.text(item)
        guard name.hasPrefix("v"),
          let version = SwiftVersion(name.dropFirst().map { $0 == "_" ? "." : "\($0)" }.joined())
        else { return nil }
        versions.append(version)
      case .comma, .period, .leftParen, .rightParen, .stringQuote: break
      default: return nil
      }
    }
    guard !versions.isEmpty, versions.allSatisfy({ $0 < needed }) else { return nil }
    let range = tokens.range(of: open..<close + 1)
    let value = "[.v\(needed.major)\(needed.minor > 0 ? "_\(needed.minor)" : "")]"
    // Manifests of 4.0 and 4.1 know numbers only.
    let text = needed < SwiftVersion(4, 2) ? "[\(needed.major)]" : value
    return Finding(
      rule: ProjectFile.Rule.manifest,
      message: "\(tokens.text(index)) are \(tokens.text(in: range)); the migrated code needs \(text)", range: range,
      applicability: .safe, edits: [Edit(range, text)])
  }

  private var firstLine: ByteRange {
    let bytes = tokens.bytes
    let end = bytes.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
    return ByteRange(0, end)
  }

  /// The version in the comment on the first line.
  private var toolsVersion: (version: SwiftVersion, range: ByteRange)? {
    let line = Array(tokens.bytes[firstLine.lower..<firstLine.upper])
    let key = Array("swift-tools-version:".utf8)
    guard line.starts(with: Array("//".utf8)), line.count > key.count,
      let found = (0...(line.count - key.count)).first(where: { line[$0...].starts(with: key) })
    else { return nil }
    var start = found + key.count
    while start < line.count, line[start] == UInt8(ascii: " ") || line[start] == UInt8(ascii: "\t") { start += 1 }
    var end = start
    while end < line.count,
      line[end] == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(line[end])
    {
      end += 1
    }
    return SwiftVersion(String(decoding: line[start..<end], as: UTF8.self)).map { ($0, ByteRange(start, end)) }
  }

  private func number(_ version: SwiftVersion) -> String { "\(version.major).\(version.minor)" }

  private func manual(_ message: String, _ range: ByteRange, _ reason: String) -> Finding {
    Finding(
      rule: ProjectFile.Rule.manifest, message: message, range: range, applicability: .manual, evidence: [reason])
  }
}
