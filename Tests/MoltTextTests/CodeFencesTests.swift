import MoltText
import Testing

@Suite struct CodeFencesTests {
  private func snippets(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return CodeFences(bytes).snippets.map { String(decoding: bytes[$0.lower..<$0.upper], as: UTF8.self) }
  }

  @Test(arguments: [
    "```swift", "``` swift", "```Swift", "~~~swift", "```swift linenos", "```swift:View.swift", "```{.swift .numbered}",
    "```View.swift", "``` View.swift", "````swift", "  ```swift", "```swift,ignore", "```swift title=\"a\"",
  ])
  func swiftFencesAreFound(opening: String) {
    let closing = String(opening.drop { $0 == " " }.prefix { $0 == "`" || $0 == "~" })
    #expect(snippets("Prose.\n\n\(opening)\nlet a = 1\n\(closing)\n\nMore.\n") == ["let a = 1\n"])
  }

  @Test(arguments: [
    "```", "```objc", "```objective-c", "```swift-format", "```text swift", "```swiftui", "``swift", "> ```swift",
    "```swift`", "    let a = 1", "```console", "```not.swifty",
  ])
  func otherBlocksAreLeftAlone(opening: String) {
    #expect(snippets("\(opening)\nlet a = 1\n```\n").isEmpty)
  }

  @Test(arguments: [
    ("```swift\na\n``\nb\n```\n", ["a\n``\nb\n"]), ("````swift\na\n```\nb\n````\n", ["a\n```\nb\n"]),
    ("~~~swift\na\n```\n~~~\n", ["a\n```\n"]), ("```swift\r\na\r\n```\r\nb", ["a\r\n"]),
    ("```swift\n```\n", [""]), ("```swift\na\n``` \n```swift\nb\n```", ["a\n", "b\n"]),
    ("````markdown\n```swift\na\n```\n````\n```swift\nb\n```\n", ["b\n"]),
    ("\u{FEFF}```swift\na\n```", ["a\n"]), ("- item\n\n  ```swift\n  a\n  ```\n", ["  a\n"]),
    ("```swift\na\n```swift\nb\n```\n", ["a\n```swift\nb\n"]),
  ])
  func fencesEndWhereMarkdownSaysSo(text: String, expected: [String]) {
    #expect(snippets(text) == expected)
  }

  @Test func aBlockWithoutAnEndIsNoSnippet() {
    let bytes = Array("text\n```swift\nlet a = 1\nprose\n".utf8)
    let fences = CodeFences(bytes)
    #expect(fences.snippets.isEmpty)
    #expect(fences.unclosed == [ByteRange(5, 13)])
    #expect(CodeFences(Array("```\nprose".utf8)).unclosed.isEmpty)
  }

  @Test func whatIsNoSwiftIsBlanked() {
    let text = "Wörter\r\n```swift\nlet a = 1\n```\nmore"
    let bytes = Array(text.utf8)
    let code = CodeFences(bytes).code(of: bytes)
    #expect(code.count == bytes.count)
    #expect(String(decoding: code, as: UTF8.self) == "       \r\n        \nlet a = 1\n   \n    ")
  }
}
