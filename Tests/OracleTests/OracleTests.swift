import Foundation
import Testing

/// Token by token agreement with the SwiftParser that comes with the toolchain.
///
/// This target exists only where the environment variable `MOLT_ORACLE` names the toolchain's `lib/swift/host` folder.
@Suite struct OracleTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let toolchain = ProcessInfo.processInfo.environment["MOLT_ORACLE"].map {
    URL(fileURLWithPath: $0).deletingLastPathComponent()
  }
  static let corpora = (ProcessInfo.processInfo.environment["MOLT_CORPUS"] ?? "").split(separator: ":").map(String.init)

  @Test(arguments: ["Sources", "Tests", "Plugins"])
  func ownSources(folder: String) throws {
    let agreement = try Self.agreement(in: Self.root.appendingPathComponent(folder), ending: "swift")
    try #require(agreement.tokens > 0)
    #expect(agreement.unexplained == 0, "\(agreement.examples.joined(separator: "\n"))")
  }

  @Test func interfaces() throws {
    let agreement = try Self.agreement(in: try #require(Self.toolchain), ending: "swiftinterface")
    try #require(agreement.tokens > 0)
    #expect(agreement.unexplained == 0, "\(agreement.examples.joined(separator: "\n"))")
  }

  /// Old code need not parse, so some difference is expected; what is told apart differently is printed.
  @Test(arguments: corpora)
  func corpus(folder: String) throws {
    let agreement = try Self.agreement(in: URL(fileURLWithPath: folder), ending: "swift")
    print("\(folder): \(agreement.tokens) tokens, \(agreement.agreed) agree, \(agreement.unexplained) differ")
    for (reason, count) in agreement.accepted { print("  \(count): \(reason)") }
    print(agreement.examples.joined(separator: "\n"))
    #expect(agreement.unexplained * 10_000 <= agreement.tokens)
  }

  /// The shapes against the parser's tree, over files that parse without errors.
  @Test(arguments: [root.appendingPathComponent("Sources").path, root.appendingPathComponent("Tests").path] + corpora)
  func shapes(folder: String) throws {
    var agreement = ShapeAgreement()
    try Self.forEachFile(in: URL(fileURLWithPath: folder), ending: "swift") { agreement.add($0, name: $1) }
    for (shape, count) in agreement.counts.sorted(by: { $0.key < $1.key }) {
      print("\(folder): \(shape): \(count.compared) compared, \(count.differ) differ")
    }
    print("\(folder): \(agreement.skipped) of \(agreement.files) files do not parse")
    print(agreement.examples.joined(separator: "\n"))
    #expect(agreement.differences * 1_000 <= agreement.compared)
  }

  static func agreement(in folder: URL, ending: String) throws -> Agreement {
    var agreement = Agreement()
    try forEachFile(in: folder, ending: ending) { agreement.add($0, name: $1) }
    return agreement
  }

  private static func forEachFile(in folder: URL, ending: String, body: ([UInt8], String) -> Void) throws {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == ending, let data = try? Data(contentsOf: file) else { continue }
      body(Array(data), String(file.path.dropFirst(folder.path.count + 1)))
    }
  }
}
