import MoltEngine
import MoltNames
import MoltReport
import MoltSyntax

/// What a first look at all files of a run has shown. The files themselves are not kept.
struct ProjectScan {
  /// Whose spellings are looked at to find out a version.
  enum Idiomatic: Sendable {
    case none, targets, all
  }

  private(set) var index = MigrationIndex()
  /// The files to migrate, sorted by path.
  private(set) var targets: [SourceTree.File] = []
  /// Files that were found in folders and left out because a tool wrote them, sorted.
  private(set) var generated: [String] = []
  /// Files that cannot be read, in the order in which they were found.
  private(set) var problems: [RunReport.Problem] = []
  /// The oldest spelling of each file.
  private(set) var idioms: [(version: SwiftVersion, spelling: String)] = []

  private struct Look: Sendable {
    var file: SourceTree.File
    var index: FileIndex?
    var isGenerated = false
    var refusal: String?
    var idiom: (version: SwiftVersion, spelling: String)?
  }

  /// - Parameter also: the rules that run because they are asked for.
  init(_ tree: SourceTree, idioms wanted: Idiomatic, also: [String] = [], threads: Int) {
    let gathered = Gathered()
    WorkerPool.forEach(
      tree.files, threads: threads, makeContext: {}, body: { _, file in Self.look(at: file, wanted, also) },
      consume: { gathered.add($0) })
    self = gathered.scan
    problems = gathered.refused.sorted { $0.place < $1.place }.map(\.problem)
  }

  private init() {}

  /// The index, of which this keeps nothing.
  mutating func takeIndex() -> MigrationIndex {
    defer { index = MigrationIndex() }
    return index
  }

  private static func look(at file: SourceTree.File, _ wanted: Idiomatic, _ also: [String]) -> Look {
    var look = Look(file: file)
    do throws(SourceReader.Refusal) {
      let bytes = if let bytes = file.bytes { bytes } else { try SourceReader.read(file.path) }
      look.isGenerated = file.isTarget && !file.isNamed && GeneratedFile.isGenerated(bytes)
      let source = SourceFile(path: file.path, bytes: bytes)
      let wantsIdiom = wanted == .all || wanted == .targets && file.isTarget && !look.isGenerated
      if source.isDocument {
        look.index = FileIndex(source, also: also)
        if wantsIdiom { look.idiom = Idioms.oldest(in: source.code) }
      } else {
        let tokens = Lexer.lex(bytes)
        look.index = FileIndex(path: file.path, tokens: tokens, also: also)
        if wantsIdiom { look.idiom = Idioms.oldest(in: tokens) }
      }
    } catch {
      look.refusal = error.message
    }
    return look
  }

  /// Takes what was seen of one file after the other; the pool sees to it that no two come at a time.
  private final class Gathered: @unchecked Sendable {
    var scan = ProjectScan()
    var refused: [(place: Int, problem: RunReport.Problem)] = []

    func add(_ look: Look) {
      if let index = look.index { scan.index.add(index) }
      if let idiom = look.idiom { scan.idioms.append(idiom) }
      // What cannot be read and was not asked for is no problem of the run.
      guard look.file.isTarget else { return }
      if let refusal = look.refusal {
        refused.append((look.file.place, RunReport.Problem(path: look.file.path, message: refusal)))
      } else if look.isGenerated {
        scan.generated.append(look.file.path)
      } else {
        scan.targets.append(look.file)
      }
    }
  }
}
