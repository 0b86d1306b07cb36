import Foundation
import Testing

/// The house's rules, read from its own files.
@Suite struct HouseTests {
  /// What each room may import of the house. Downward only: a room stands above all that it names.
  static let rooms: [String: Set<String>] = [
    "MoltText": [],
    "MoltSyntax": ["MoltText"],
    "MoltNames": ["MoltText"],
    "MoltTables": ["MoltNames"],
    "MoltRules": ["MoltText", "MoltSyntax", "MoltNames", "CYaml"],
    "MoltEngine": ["MoltText", "MoltSyntax", "MoltNames", "MoltTables", "MoltRules"],
    "MoltReport": ["MoltText", "MoltRules"],
    "MoltCLI": ["MoltText", "MoltSyntax", "MoltNames", "MoltTables", "MoltRules", "MoltEngine", "MoltReport"],
    "molt": ["MoltCLI"],
    "MoltImporterNames": [],
    "MoltHeaders": ["CClang", "MoltImporterNames", "MoltNames", "MoltRules"],
    "molt-headers": ["MoltHeaders"],
    "molt-tables": ["MoltText", "MoltNames", "MoltRules"],
  ]
  /// What any room may import besides.
  static let system: Set<String> = ["Glibc", "Musl", "Darwin", "FoundationEssentials"]
  /// Rooms without Swift sources.
  static let otherRooms: Set<String> = ["CYaml", "CClang"]

  static let sources = Repository.files(in: ["Sources"], extensions: ["swift"])
  static let swiftFiles = Repository.files(in: ["Sources", "Tests", "Plugins"], extensions: ["swift"])

  @Test func everyRoomIsKnown() throws {
    #expect(!Self.sources.isEmpty)
    let folder = Repository.root.appendingPathComponent("Sources")
    let names = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
    #expect(names.subtracting(Self.rooms.keys).subtracting(Self.otherRooms) == [])
  }

  @Test(arguments: sources) func importsPointDownward(_ file: Repository.File) {
    let room = String(file.path.split(separator: "/")[1])
    let allowed = Self.rooms[room, default: []].union(Self.system)
    for name in Self.imports(of: file) {
      // On macOS there is no FoundationEssentials; the condition around the import says so.
      if name == "Foundation", file.text.contains("canImport(FoundationEssentials)") { continue }
      #expect(allowed.contains(name), "\(file.path) imports \(name)")
    }
  }

  static func imports(of file: Repository.File) -> [String] {
    file.lines.compactMap { line in
      var words = line.split(separator: " ")[...]
      while let word = words.first, word.hasPrefix("@") || ["public", "internal", "private"].contains(word) {
        words.removeFirst()
      }
      guard words.first == "import", words.count >= 2 else { return nil }
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let name = kinds.contains(words[words.startIndex + 1]) && words.count > 2 ? 2 : 1
      return String(words[words.startIndex + name].prefix { $0 != "." })
    }
  }

  @Test func roomsImportNothingAboveThem() {
    for (room, below) in Self.rooms {
      for other in below {
        #expect(Self.rooms[other]?.contains(room) != true, "\(room) and \(other) import each other")
      }
    }
  }

  @Test(arguments: swiftFiles) func filesStayShort(_ file: Repository.File) {
    #expect(file.lines.count <= 401, "\(file.path) has \(file.lines.count - 1) lines, 400 is the limit")
  }

  @Test func mostFilesAreShorter() {
    let counts = Self.sources.map(\.lines.count).sorted()
    #expect(counts[counts.count / 2] <= 120)
  }

  /// Outside input must never end the program. What is written in two halves here would find itself otherwise.
  @Test(arguments: sources) func nothingTrapsOnPurpose(_ file: Repository.File) {
    for banned in ["try" + "!", "fatal" + "Error(", " as" + "! "] {
      for (index, line) in file.lines.enumerated() where !Self.code(of: line).isEmpty {
        #expect(!Self.code(of: line).contains(banned), "\(file.path):\(index + 1) has '\(banned)'")
      }
    }
  }

  /// The line without what is in quotes and after `//`: old Swift is data here, and it is full of them.
  static func code(of line: Substring) -> String {
    var result = ""
    var isQuoted = false
    var previous: Character = " "
    for character in line {
      if character == "\"", previous != "\\" { isQuoted.toggle() }
      if !isQuoted {
        if character == "/", previous == "/" { return result }
        result.append(character)
      }
      previous = character
    }
    return result
  }

  @Test(arguments: swiftFiles) func namesSayWhatThingsAre(_ file: Repository.File) {
    let name = file.path.split(separator: "/").last ?? ""
    for banned in ["Util", "Helper", "Misc"] { #expect(!name.contains(banned)) }
  }

  @Test func noFileNamesAPlaceOnSomeonesMachine() {
    let folders = [
      "/" + "work/", "/" + "root/", "/" + "home/", "/" + "Users/",
    ]
    let places = ["Sources", "Tests", "Plugins", "Fixtures", "Rules", "Documentation", "Scripts"]
    for file in Repository.files(in: places) where !file.path.hasPrefix("Rules/api/") {
      for folder in folders {
        // An address may have such a word in its path.
        let text = file.text.replacingOccurrences(of: "https?://[^ )]*", with: "", options: .regularExpression)
        #expect(!text.contains(folder), "\(file.path) names \(folder)")
      }
    }
  }
}
