import Foundation
import MoltRules
import Testing

@testable import molt_tables

@Suite struct RuleDocumentTests {
  private static let root = TableTests.root
  private static let folder = root.appendingPathComponent("Documentation/rules").path
  private static let pages = (try? RuleDocument.rules(in: root.appendingPathComponent("Rules").path))
    .map { RuleDocument.pages(of: $0) }

  @Test func thePagesAreAsTheyAreGenerated() throws {
    let pages = try #require(Self.pages)
    #expect(pages.count > 40)
    for page in pages {
      let bytes = (try? Files.read(Self.folder + "/" + page.name)) ?? []
      #expect(
        String(decoding: bytes, as: UTF8.self) == page.text,
        "\(page.name); run: swift run molt-tables document-rules --rules Rules --output Documentation/rules")
    }
  }

  @Test func noPageIsLeftOver() throws {
    let pages = try #require(Self.pages)
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    #expect(Set(names) == Set(pages.map(\.name)))
  }
}
