import Testing

@testable import MoltCLI

/// What `--since` reads out of a patch without context.
@Suite struct PatchLinesTests {
  private func read(_ patch: String) -> [String: [Range<Int>]] { PatchLines.read(Array(patch.utf8)) }

  @Test func rangesOfTheNewFile() {
    let patch = """
      diff --git a/A.swift b/A.swift
      --- a/A.swift
      +++ b/A.swift
      @@ -1 +1,2 @@ func f() {
      -old
      +new
      +more
      @@ -9,2 +10,0 @@
      -gone
      -gone too
      """
    #expect(read(patch) == ["A.swift": [1..<3, 10..<10]])
  }

  /// Changed lines may look like the patch's own.
  @Test func linesThatLookLikeHeadings() {
    let patch = """
      --- a/A.swift
      +++ b/A.swift
      @@ -1,2 +1,2 @@
      --- a/B.swift
      -@@ -1 +1 @@
      +++ b/B.swift
      +@@ -5 +5 @@
      @@ -7 +7 @@
      -a
      +b
      """
    #expect(read(patch) == ["A.swift": [1..<3, 7..<8]])
  }

  @Test(arguments: [
    ("b/a b.swift\t", "a b.swift"), (#""b/q\"t\\\tn.swift""#, "q\"t\\\tn.swift"), (#""b/\303\251.swift""#, "é.swift"),
    ("b/é.swift", "é.swift"),
  ])
  func names(_ written: String, _ path: String) {
    #expect(read("+++ \(written)\n@@ -0,0 +1 @@\n+x\n") == [path: [1..<2]])
  }

  @Test func aFileThatIsGoneHasNone() {
    #expect(read("--- a/A.swift\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n").isEmpty)
  }
}
