import MoltReport

/// `molt init`: looks at the project and writes a configuration with comments.
struct InitCommand {
  private let console: Console

  /// Folders that are somebody else's code more often than not.
  private static let foreign: Set<String> = [
    "vendor", "vendored", "thirdparty", "third_party", "third-party", "external", "externals", "submodules",
    "node_modules", "checkouts", "sourcepackages", "deriveddata", "fastlane",
  ]

  init(_ arguments: Arguments, console: Console) throws(UsageError) {
    guard arguments.operands.isEmpty else {
      throw UsageError(message: "init takes no path; go to the project's folder first")
    }
    self.console = console
  }

  func run() throws(UsageError) -> ExitStatus {
    let path = Configuration.fileName
    if FileSystem.exists(path) {
      console.say("\(path) is there already and stays as it is; 'molt config show' shows what it says")
      return .failed
    }
    let tree = SourceTree(paths: ["."])
    let stated = VersionDetection.fromProject(folders: tree.settingFolders, projectFiles: tree.projectFiles)
    let scan = ProjectScan(tree, idioms: stated == nil ? .targets : .none, threads: WorkerPool.processorCount)
    let version = stated ?? VersionDetection.fromIdioms(scan.idioms)
    let files = (scan.targets.map(\.path) + scan.generated).filter { FilePath.name($0) != VersionFiles.manifest }
    let foreign = Self.foreignFolders(files)
    let own = files.filter { file in !foreign.contains { file.hasPrefix($0 + "/") } }
    let text = Self.text(version, folders: Self.topFolders(own), foreign: foreign)
    do throws(SystemError) {
      try AtomicWriter.put(Array(text.utf8), at: FilePath.absolute(path))
    } catch {
      console.say("\(path): \(error.message)")
      return .failed
    }
    console.write("Wrote \(path): \(own.count) Swift file\(own.count == 1 ? "" : "s")")
    if let version { console.write(", Swift \(version.version) (\(PlainText.escaped(version.source)))") }
    console.write(".\nNext: molt lint, then molt migrate --diff .\n")
    return .done
  }

  /// The folders of other people's code that hold Swift files, outermost ones, sorted.
  private static func foreignFolders(_ files: [String]) -> [String] {
    var found: Set<String> = []
    for file in files {
      var folder = ""
      for part in file.split(separator: "/").dropLast() {
        folder += (folder.isEmpty ? "" : "/") + part
        if foreign.contains(part.lowercased()) {
          found.insert(folder)
          break
        }
      }
    }
    return found.sorted()
  }

  /// The folders right here that hold Swift files; empty when some lie here themselves.
  private static func topFolders(_ files: [String]) -> [String] {
    if files.contains(where: { !$0.contains("/") }) { return [] }
    return Set(files.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
  }

  private static func text(_ version: DetectedVersion?, folders: [String], foreign: [String]) -> String {
    var text = """
      # Settings of Molt for this project. 'molt config show' shows what counts, and why.

      # The oldest Molt that will do.
      molt: ">= \(Molt.version)"


      """
    if let version {
      text += "# The version the code is written in, from \(version.source.prefix { !$0.isNewline }).\n"
      text += "from: \(version.version)\n"
    } else {
      text += "# The version the code is written in; without it, it is read from the project or guessed.\n# from: 2.2\n"
    }
    text += "# The version that 'molt migrate' writes.\nto: 5\n\n"
    text += "# Only these; patterns as in .gitignore, from this folder on.\n"
    text += list("include", folders.map { "/" + $0 }, example: "/Sources")
    text += "# Never these, even when they are named on the command line.\n"
    text += list("exclude", foreign.map { "/" + $0 }, example: "*.generated.swift")
    text += """
      # The least finding that makes 'molt lint' fail: note, warning, error or never.
      fail-on: warning

      # Rules and categories ('molt rules list' has them; migrations have modules, such as UIKit):
      # off, on, note, warning or error; or {severity: error, fix: false}.
      # rules:
      #   forced-custom-font: error
      #   strings: off

      # Other rules for some of the files.
      # overrides:
      #   - paths: [Tests]
      #     rules:
      #       forced-custom-font: note

      # Findings that are there today, if they are to stay; 'molt baseline write' writes the file.
      # baseline: \(Baseline.defaultPath)

      """
    return text
  }

  private static func list(_ key: String, _ items: [String], example: String) -> String {
    if items.isEmpty { return "# \(key):\n#   - \"\(example)\"\n\n" }
    return "\(key):\n" + items.map { "  - \(quoted($0))\n" }.joined() + "\n"
  }

  private static func quoted(_ text: String) -> String {
    var output = "\""
    for character in text.unicodeScalars {
      if character == "\"" || character == "\\" { output += "\\" }
      output.unicodeScalars.append(character)
    }
    return output + "\""
  }
}
