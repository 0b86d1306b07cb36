import MoltEngine

/// Findings that a project has already and does not want to hear of again.
struct Baseline {
  /// The file cannot be used.
  struct Failure: Error {
    /// For a person, with the file and the line.
    var message: String
  }

  /// Where it stands when the configuration does not say.
  static let defaultPath = ".molt/baseline.tsv"
  private static let header = "# Findings that Molt does not report again; written by `molt baseline write`.\n"
  private static let version = "# Format 1: path, rule, hash of the code on the finding's lines, how often.\n"

  /// As it is printed and opened.
  let path: String
  /// Paths are named from here.
  let folder: ProjectFolder
  /// By path, seen from the folder.
  var files: [String: KnownFindings] = [:]

  /// An empty one at the place where the project has it; nil when the paths belong to no project.
  ///
  /// That is beside the configuration, at the root of the git work tree, or at the project's: the same for every path in it.
  ///
  /// - Parameter roots: the roots of the paths' projects.
  init?(configuration: Configuration?, paths: [String], roots: [String]) {
    let first = paths.first ?? "."
    guard
      let root = configuration?.folder.path ?? WorkTree.containing(first)?.root ?? roots.first
    else { return nil }
    folder = ProjectFolder(root)
    path = FilePath.shown(FilePath.joined(root, configuration?.baseline?.value ?? Self.defaultPath))
  }

  /// Whether there is a file.
  var exists: Bool { FileSystem.exists(path) }

  /// How many findings it has.
  var count: Int { files.values.reduce(0) { $0 + $1.count } }

  /// The findings of a file, of those rules that are asked.
  func known(in path: String, where isAsked: (String) -> Bool = { _ in true }) -> KnownFindings {
    guard let place = folder.place(of: path), let known = files[place] else { return KnownFindings() }
    return known.filtered(isAsked)
  }

  /// Reads the file.
  ///
  /// - Parameter skipsDamage: leaves lines out that are none of a baseline.
  /// - Returns: how many lines were left out.
  @discardableResult
  mutating func read(skipsDamage: Bool = false) throws(Failure) -> Int {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileSystem.readSettings(path)
    } catch {
      throw Failure(message: "\(path): \(error.message)")
    }
    var number = 0
    var damaged = 0
    for line in bytes.split(separator: 10, omittingEmptySubsequences: false) {
      number += 1
      var line = line
      if line.last == 13 { line = line.dropLast() }
      if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
      let fields = line.split(separator: 9, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      guard fields.count == 4, let hash = UInt64(fields[2], radix: 16), let count = Int(fields[3]), count > 0 else {
        damaged += 1
        if skipsDamage { continue }
        throw Failure(
          message: """
            \(path):\(number): this line is not path, rule, hash and number with tabs between them; \
            take it out, or write the file anew: molt baseline write
            """)
      }
      let key = FindingKey(rule: fields[1], hash: hash)
      files[Self.unescaped(fields[0]), default: KnownFindings()].add(key, count: count)
    }
    return damaged
  }

  /// Writes the file, sorted, and its folder if there is none. It never leaves the project, whatever links lie on the way.
  func write() throws(Failure) {
    let target = FilePath.absolute(path)
    var existing = FilePath.parent(target)
    while !FileSystem.isFolder(existing), existing != "/" { existing = FilePath.parent(existing) }
    guard folder.place(ofFolder: existing) != nil else {
      throw Failure(message: "\(path): a link leads out of the project; nothing is written there")
    }
    do throws(SystemError) {
      try FileSystem.makeFolders(FilePath.parent(target))
      try AtomicWriter.put(Array(text.utf8), at: target)
    } catch {
      throw Failure(message: "\(path): \(error.message)")
    }
  }

  private var text: String {
    var lines: [String] = []
    for (place, known) in files {
      for (key, count) in known.counts {
        let digits = String(key.hash, radix: 16)
        let hash = String(repeating: "0", count: max(0, 16 - digits.utf8.count)) + digits
        lines.append("\(Self.escaped(place))\t\(key.rule)\t\(hash)\t\(count)\n")
      }
    }
    lines.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return Self.header + Self.version + lines.joined()
  }

  /// Tabs, line ends and what would look like an escape or a comment.
  private static func escaped(_ path: String) -> String {
    var output = ""
    for (index, scalar) in path.unicodeScalars.enumerated() {
      switch scalar {
      case "%": output += "%25"
      case "\t": output += "%09"
      case "\n": output += "%0A"
      case "\r": output += "%0D"
      case "#" where index == 0: output += "%23"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var output = text
    for (code, scalar) in [("%09", "\t"), ("%0A", "\n"), ("%0D", "\r"), ("%23", "#"), ("%25", "%")] {
      output = output.split(separator: code, omittingEmptySubsequences: false).joined(separator: scalar)
    }
    return output
  }
}
