import Foundation
import MoltText
import Testing

@Suite struct UnifiedDiffTests {
  private func render(_ old: String, _ new: String, path: String = "A.swift") -> String {
    String(decoding: UnifiedDiff.render(old: Array(old.utf8), new: Array(new.utf8), path: path), as: UTF8.self)
  }

  @Test func equalFilesGiveNothing() {
    #expect(render("a\n", "a\n") == "")
  }

  @Test func aChangeHasThreeLinesAround() {
    let lines = (1...12).map { "\($0)\n" }
    var changed = lines
    changed[6] = "seven\n"
    #expect(
      render(lines.joined(), changed.joined()) == """
        --- a/A.swift
        +++ b/A.swift
        @@ -4,7 +4,7 @@
         4
         5
         6
        -7
        +seven
         8
         9
         10

        """)
  }

  @Test func aMissingLastLineEndIsSaid() {
    #expect(
      render("a", "b\n") == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1 +1 @@
        -a
        \\ No newline at end of file
        +b

        """)
  }

  @Test func oddNamesAreQuoted() {
    #expect(render("a\n", "b\n", path: "/x/a b.swift").hasPrefix("--- a/x/a b.swift\t\n"))
    #expect(render("a\n", "b\n", path: "a\"\u{1}\n.swift").hasPrefix("--- \"a/a\\\"\\001\\n.swift\"\n"))
  }

  /// Random edits of random files, applied by the real `git apply` and `patch`.
  @Test(arguments: 0..<12) func gitAndPatchAcceptIt(seed: Int) throws {
    var random = RandomSource(seed: seed + 7)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("molt-diff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let ending = ["\n", "\r\n"][seed % 2]
    let old = (0..<Int.random(in: 1...80, using: &random)).map { _ in
      String(Int.random(in: 0...12, using: &random))
    }
    var new = old
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let place = Int.random(in: 0...new.count, using: &random)
      if Bool.random(using: &random) || new.isEmpty {
        new.insert("new \(place)", at: place)
      } else {
        new.remove(at: min(place, new.count - 1))
      }
    }
    let finals = [ending, ""]
    let oldText = old.joined(separator: ending) + (finals.randomElement(using: &random) ?? "")
    let newText = new.joined(separator: ending) + (finals.randomElement(using: &random) ?? "")
    let name = seed % 3 == 0 ? "a file.swift" : "File.swift"
    let patch = UnifiedDiff.render(old: Array(oldText.utf8), new: Array(newText.utf8), path: name)
    if oldText == newText { return }
    try Data(patch).write(to: folder.appendingPathComponent("change.patch"))
    for command in ["git apply --unsafe-paths change.patch", "patch --binary -p1 < change.patch"] {
      let file = folder.appendingPathComponent(name)
      try Data(oldText.utf8).write(to: file)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", command]
      process.currentDirectoryURL = folder
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(command)\n\(String(decoding: patch, as: UTF8.self))")
      // `patch` deletes a file that becomes empty.
      let result = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      #expect(result == newText, "\(command)")
    }
  }

  @Test func theShortestScriptIsFoundWithoutUniqueLines() {
    let diff = LineDiff(old: Array("a\na\nb\na\nb\n".utf8), new: Array("a\nb\na\na\nb\n".utf8))
    let changed = diff.changes.reduce(0) { $0 + $1.old.count + $1.new.count }
    #expect(changed == 2)
  }

  @Test func beyondTheBoundABlockIsReplaced() {
    let old = Array(String(repeating: "a\nb\n", count: 2000).utf8)
    let new = Array(String(repeating: "c\nd\n", count: 2000).utf8)
    let diff = LineDiff(old: old, new: new)
    #expect(diff.changes == [.init(old: 0..<4000, new: 0..<4000)])
  }
}
