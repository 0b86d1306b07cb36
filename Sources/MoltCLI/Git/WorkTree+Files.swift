extension WorkTree {
  /// The files in a folder that git follows, or would follow, seen from the root, sorted; nil when git cannot say.
  ///
  /// What git ignores is not among them, unless the folder itself is ignored: then it was meant, and git cannot say.
  func files(in folder: String, where isWanted: (ArraySlice<UInt8>) -> Bool) -> [String]? {
    guard let place = self.folder.place(ofFolder: folder) else { return nil }
    let words = ["--literal-pathspecs", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", place]
    guard let result = try? git(words) else { return nil }
    var found: [String] = []
    var last: ArraySlice<UInt8> = []
    for path in result.output.split(separator: 0) {
      // A file in conflict is listed once a side.
      guard isWanted(path), path != last else { continue }
      last = path
      found.append(String(decoding: path, as: UTF8.self))
    }
    if result.output.isEmpty, isIgnored(place) { return nil }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func isIgnored(_ place: String) -> Bool {
    if place == "." { return false }
    return (try? git(["check-ignore", "-q", "--", place], accepts: [0, 1]))?.status == 0
  }

  /// Files below some paths that differ from the last commit, seen from the root: changed, staged, and Swift files that git
  /// does not follow.
  ///
  /// - Parameter places: seen from the root.
  func dirtyFiles(in places: [String]) throws(Failure) -> [String] {
    if places.isEmpty { return [] }
    let words = [
      "--literal-pathspecs", "status", "--porcelain", "-z", "--no-renames", "-uall", "--ignore-submodules=all", "--",
    ]
    return Self.texts(try git(words + places).output).compactMap { entry in
      let path = String(entry.dropFirst(3))
      return entry.hasPrefix("??") && !FilePath.isSwift(path) ? nil : path
    }
  }
}
