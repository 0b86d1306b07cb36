import Foundation

/// The repository's own files.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  struct File: CustomStringConvertible, Sendable {
    /// From the root, `/` between folders.
    var path: String
    var text: String
    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    var description: String { path }
  }

  /// The text files of some folders whose names end in one of `extensions`; all of them when there is none.
  static func files(in folders: [String], extensions: Set<String> = []) -> [File] {
    folders.flatMap { folder -> [File] in
      let start = root.appendingPathComponent(folder)
      guard let walk = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil) else { return [] }
      return walk.compactMap { item -> File? in
        guard let url = item as? URL, extensions.isEmpty || extensions.contains(url.pathExtension),
          let text = try? String(contentsOf: url, encoding: .utf8)
        else { return nil }
        return File(path: String(url.standardizedFileURL.path.dropFirst(root.path.count + 1)), text: text)
      }
    }.sorted { $0.path < $1.path }
  }
}
