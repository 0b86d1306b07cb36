import MoltRules
import MoltSyntax
import MoltText

/// The name of a font that nothing provides. Looks at the hole `NAME`.
struct FontName: Check {
  let name = "font-name"

  private static let endings = [".ttf", ".otf", ".ttc", ".woff"]

  /// Fonts of icons that many projects get from elsewhere, by PostScript name.
  private static let icons = [
    "FontAwesome", "FontAwesome5Free-Solid", "FontAwesome5Free-Regular", "FontAwesome5Brands-Regular",
    "FontAwesome6Free-Solid", "FontAwesome6Free-Regular", "FontAwesome6Brands-Regular", "MaterialIcons-Regular",
  ]

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    guard let hole = candidate.capture("NAME") else { return nil }
    let literal = file.bare(hole)
    guard let written = file.stringValue(literal), !written.isEmpty, !written.hasPrefix(".") else { return nil }
    let token = literal.lowerBound + 1
    if let ending = Self.endings.first(where: { written.lowercased().hasSuffix($0) }) {
      return fileName(written, String(written.dropLast(ending.utf8.count)), token, file)
    }
    let folded = Self.folded(written)
    let system = file.sdk.systemFonts
    if system.names.contains(written) || system.folded.keys.contains(folded) && written.contains(" ") { return nil }
    file.ask(for: .resources)
    guard let project = file.project else { return nil }
    let fonts = project.resources.fonts
    if let font = fonts.first(where: { $0.names.postScript.contains(written) || $0.names.others.contains(written) }) {
      return unregistered(font, project)
    }
    // The right spelling may be known.
    let known = fonts.flatMap(\.names.postScript) + Self.icons + Array(system.folded.values)
    if let right = known.first(where: { Self.folded($0) == folded }) {
      return misspelled(written, right, token, file)
    }
    if fonts.contains(where: { $0.names.others.contains { Self.folded($0) == folded } }) { return nil }
    if let family = system.family(of: written) {
      var verdict = CheckVerdict()
      verdict.message = "the system has no font '\(written)', so this is nil"
      verdict.evidence = ["of '\(family)' it has \(system.members(of: family).joined(separator: ", "))"]
      return verdict
    }
    guard project.resources.isComplete, !fonts.isEmpty, !project.resources.appFonts.isEmpty, !project.registersFonts
    else { return nil }
    var verdict = CheckVerdict()
    verdict.message = "neither the system nor this project has a font '\(written)', so this is nil"
    let names = Set(fonts.flatMap(\.names.postScript)).sorted()
    verdict.evidence = [
      "the project's fonts are \(names.prefix(8).joined(separator: ", "))\(names.count > 8 ? " …" : "")"
    ]
    return verdict
  }

  private func fileName(_ written: String, _ stem: String, _ token: Int, _ file: LintFile) -> CheckVerdict {
    var verdict = CheckVerdict()
    verdict.message = "a font is found by its PostScript name, not by the name of its file: this is nil"
    file.ask(for: .resources)
    let fonts = file.project?.resources.fonts ?? []
    if let font = fonts.first(where: { $0.file == written }), font.names.postScript.count == 1,
      let right = font.names.postScript.first
    {
      verdict.evidence = ["the font in '\(written)' is called '\(right)'"]
      verdict.edits = [Edit(file.tokens.range(token), right)]
      verdict.applicability = .safe
    }
    return verdict
  }

  private func misspelled(_ written: String, _ right: String, _ token: Int, _ file: LintFile) -> CheckVerdict? {
    guard written != right else { return nil }
    var verdict = CheckVerdict()
    verdict.message = "there is no font '\(written)'; it is called '\(right)'"
    verdict.edits = [Edit(file.tokens.range(token), right)]
    verdict.applicability = .safe
    return verdict
  }

  /// A font whose file is there and that nobody registers.
  private func unregistered(_ font: ProjectResources.Font, _ project: LintProject) -> CheckVerdict? {
    let resources = project.resources
    guard resources.isComplete, resources.hasXcodeProject, !resources.appFonts.isEmpty, !project.registersFonts,
      !resources.appFonts.contains(font.file)
    else { return nil }
    let others = resources.fonts.filter { $0.names.postScript == font.names.postScript }
    guard others.allSatisfy({ !resources.appFonts.contains($0.file) }) else { return nil }
    var verdict = CheckVerdict()
    verdict.message = "the font's file '\(font.file)' stands in no `UIAppFonts`, so the font is not registered"
    verdict.suggestion = "add '\(font.file)' to `UIAppFonts` in the target's Info.plist"
    return verdict
  }

  static func folded(_ name: String) -> String {
    String(
      decoding: name.lowercased().utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }, as: UTF8.self)
  }
}

/// The fonts that the systems ship, in the ways that rules ask for them.
final class SystemFonts {
  let names = NamedList.systemFonts.values
  /// By name without blanks, hyphens and case.
  private(set) lazy var folded = Dictionary(names.sorted().map { (FontName.folded($0), $0) }) { first, _ in first }

  /// The part before the hyphen, if the system has fonts that begin so.
  func family(of name: String) -> String? {
    guard let hyphen = name.firstIndex(of: "-") else { return nil }
    let family = String(name[..<hyphen])
    return names.contains { $0.hasPrefix(family + "-") } ? family : nil
  }

  func members(of family: String) -> [String] { names.filter { $0 == family || $0.hasPrefix(family + "-") }.sorted() }
}
