import MoltRules
import MoltSyntax

/// A file that code asks its bundle for and that the project does not hold. Looks at the holes `NAME` and `TYPE`.
struct MissingResource: Check {
  let name = "missing-resource"

  private static let images = ["png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "webp", "tiff"]

  /// What the build makes of other files.
  private static let sources = [
    "momd": ["xcdatamodeld", "xcdatamodel"], "mom": ["xcdatamodel", "xcdatamodeld"], "nib": ["xib", "storyboard"],
    "storyboardc": ["storyboard"], "mlmodelc": ["mlmodel"], "metallib": ["metal"], "cer": ["der"],
  ]

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    guard let hole = candidate.capture("NAME"), let name = file.stringValue(file.bare(hole)), !name.isEmpty else {
      return nil
    }
    // What the package manager makes, and what the code can do without.
    if name.hasPrefix("Pods-") || name.contains(".bundle/")
      || file.tokens.isOperator(candidate.match.range.upperBound, "??")
    {
      return nil
    }
    if let bundle = candidate.capture("BUNDLE"), !isMain(bundle, file) { return nil }
    file.ask(for: .resources)
    guard let resources = file.project?.resources, resources.isComplete, resources.hasXcodeProject else { return nil }
    let plain = String(name.split(separator: "/").last ?? "")
    let names: [String]
    switch file.tokens.name(candidate.match.anchor) {
    case "UIImage":
      if resources.assets.contains(plain) || resources.assets.isEmpty { return nil }
      names = imageNames(plain) + (plain.contains(".") ? [plain] : [])
    case "UIStoryboard": names = [plain + ".storyboard"]
    case "UINib": names = [plain + ".xib"]
    default:
      guard let type = ending(candidate, file) else { return nil }
      names = type.isEmpty ? [plain] : [plain + "." + type] + (Self.sources[type] ?? []).map { plain + "." + $0 }
      if type.isEmpty, !plain.contains(".") { return nil }
    }
    let isImage = file.tokens.matches(candidate.match.anchor, "UIImage")
    return verdict(names, of: isImage ? "image '\(plain)', in its asset catalogs or as a file" : nil, resources)
  }

  private func isMain(_ bundle: Range<Int>, _ file: LintFile) -> Bool {
    let text = file.text(bundle)
    return text == "Bundle.main" || text == "NSBundle.mainBundle()"
  }

  /// The ending that is asked for; empty for none, nil where it is worked out.
  private func ending(_ candidate: LintCandidate, _ file: LintFile) -> String? {
    guard let hole = candidate.capture("TYPE") else { return nil }
    let type = file.bare(hole)
    // Bundles are made by the build, of what other projects hold.
    if file.stringValue(type) == "bundle" { return nil }
    if file.tokens.kind(type.lowerBound) == .kwNil { return "" }
    guard let text = file.stringValue(type) else { return nil }
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
  }

  private func imageNames(_ name: String) -> [String] {
    let endings = Self.images.flatMap { [$0, $0.uppercased()] }
    if let dot = name.lastIndex(of: "."), endings.contains(String(name[name.index(after: dot)...])) {
      let (stem, ending) = (name[..<dot], name[dot...])
      return ["", "@2x", "@3x", "~iphone", "~ipad", "@2x~iphone", "@2x~ipad"].map { stem + $0 + ending }
    }
    return endings.flatMap { ending in
      ["", "@2x", "@3x", "~iphone", "~ipad", "@2x~iphone", "@2x~ipad"].map { "\(name)\($0).\(ending)" }
    }
  }

  private func verdict(_ names: [String], of what: String?, _ resources: ProjectResources) -> CheckVerdict? {
    if names.contains(where: { resources.files.contains($0) }) { return nil }
    let folded = Set(names.map { $0.lowercased() })
    var verdict = CheckVerdict()
    if let other = resources.files.sorted().first(where: { folded.contains($0.lowercased()) }) {
      verdict.message = "the project's file is called '\(other)': a device's disk tells upper and lower case apart"
    } else if let first = names.first {
      verdict.message = "the project holds no \(what ?? "file '\(first)'")"
    }
    return verdict
  }
}
