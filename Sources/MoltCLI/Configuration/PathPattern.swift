/// A pattern for paths as `.gitignore` has them, without `!`.
///
/// A pattern without a slash means that name in every folder; with one, at its start or inside, it is meant from the
/// configuration's folder. `*` and `?` stand for anything but a slash, `**` for any number of folders, `[a-z]` for one
/// character. A slash at the end means folders only. What it matches, it matches with all that is in there.
struct PathPattern: Equatable, Sendable {
  private enum Part: Equatable, Sendable {
    case anyFolders
    case glob([UInt8])
  }

  /// As it was written.
  let text: String
  private let parts: [Part]
  private let isFolderOnly: Bool

  /// Why a text is no pattern.
  struct Mistake: Error {
    var message: String
    var advice: String
  }

  init(_ text: String) throws(Mistake) {
    if text.isEmpty || text == "/" {
      throw Mistake(
        message: "an empty pattern", advice: "Write a folder, a file or a pattern such as '*.generated.swift'.")
    }
    if text.hasPrefix("!") {
      throw Mistake(
        message: "a pattern that begins with '!'", advice: "Nothing can be taken back; write narrower patterns.")
    }
    let names = text.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }.map(String.init)
    if names.contains("..") {
      throw Mistake(
        message: "'\(text)' leads out of the folder of this file", advice: "Write paths below the folder of this file.")
    }
    self.text = text
    isFolderOnly = text.hasSuffix("/")
    var parts = names.map { $0 == "**" ? Part.anyFolders : .glob(Array($0.utf8)) }
    let isAnchored = text.dropLast(isFolderOnly ? 1 : 0).utf8.contains(UInt8(ascii: "/")) || text.hasPrefix("./")
    if !isAnchored, parts.first != .anyFolders { parts.insert(.anyFolders, at: 0) }
    if text == "." || text == "./" { parts = [.anyFolders] }
    // `a/**` means what is in `a`, which `a` means too.
    while parts.count > 1, parts.last == .anyFolders { parts.removeLast() }
    self.parts = parts
  }

  /// Whether it matches a path or one of the folders that the path lies in.
  ///
  /// - Parameters:
  ///   - path: seen from the configuration's folder, without `.` and `..`.
  ///   - isFolder: whether the path itself is a folder.
  func matches(_ path: String, isFolder: Bool = false) -> Bool {
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
    for count in stride(from: 1, through: names.count, by: 1) {
      if isFolderOnly, count == names.count, !isFolder { return false }
      if matches(names[..<count], parts[...]) { return true }
    }
    return false
  }

  /// Whether something below the folder could match: then a walk has to go in there.
  func mayMatch(below folder: String) -> Bool {
    let names = folder.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
    var parts = parts[...]
    for name in names {
      guard let part = parts.first else { return true }
      guard case .glob(let glob) = part else { return true }
      guard Self.matches(name, glob) else { return false }
      parts.removeFirst()
    }
    return true
  }

  /// As with stars in a name: of several `**` only the last has to be tried anew.
  private func matches(_ names: ArraySlice<[UInt8]>, _ parts: ArraySlice<Part>) -> Bool {
    var (place, position) = (names.startIndex, parts.startIndex)
    var anyFolders: (place: Int, position: Int)?
    while true {
      if position == parts.endIndex {
        if place == names.endIndex { return true }
      } else {
        switch parts[position] {
        case .anyFolders:
          anyFolders = (place, position)
          position += 1
          continue
        case .glob(let glob):
          if place < names.endIndex, Self.matches(names[place], glob) {
            (place, position) = (place + 1, position + 1)
            continue
          }
        }
      }
      guard let last = anyFolders, last.place < names.endIndex else { return false }
      anyFolders = (last.place + 1, last.position)
      (place, position) = (last.place + 1, last.position + 1)
    }
  }

  /// Whether a name matches a pattern without slashes. Of several stars only the last has to be tried anew.
  static func matches(_ name: [UInt8], _ glob: [UInt8]) -> Bool {
    var (place, position) = (0, 0)
    var star: (place: Int, position: Int)?
    while place < name.count {
      if position < glob.count, glob[position] == UInt8(ascii: "*") {
        star = (place, position)
        position += 1
      } else if let next = step(name, place, glob, position) {
        (place, position) = next
      } else if let last = star {
        star = (last.place + 1, last.position)
        (place, position) = (last.place + 1, last.position + 1)
      } else {
        return false
      }
    }
    while position < glob.count, glob[position] == UInt8(ascii: "*") { position += 1 }
    return position == glob.count
  }

  /// What comes after one character that agrees.
  private static func step(_ name: [UInt8], _ place: Int, _ glob: [UInt8], _ position: Int) -> (Int, Int)? {
    guard position < glob.count else { return nil }
    switch glob[position] {
    case UInt8(ascii: "?"):
      // One character may be several bytes.
      var end = place + 1
      while end < name.count, name[end] & 0xC0 == 0x80 { end += 1 }
      return (end, position + 1)
    case UInt8(ascii: "["):
      guard let end = glob[(position + 1)...].firstIndex(of: UInt8(ascii: "]")), end > position + 1 else {
        return name[place] == glob[position] ? (place + 1, position + 1) : nil
      }
      var set = glob[(position + 1)..<end]
      let isNegated = set.first == UInt8(ascii: "!") || set.first == UInt8(ascii: "^")
      if isNegated { set.removeFirst() }
      return holds(set, name[place]) != isNegated ? (place + 1, end + 1) : nil
    case let byte:
      return name[place] == byte ? (place + 1, position + 1) : nil
    }
  }

  private static func holds(_ set: ArraySlice<UInt8>, _ byte: UInt8) -> Bool {
    var index = set.startIndex
    while index < set.endIndex {
      if index + 2 < set.endIndex, set[index + 1] == UInt8(ascii: "-") {
        if set[index] <= byte, byte <= set[index + 2] { return true }
        index += 3
      } else {
        if set[index] == byte { return true }
        index += 1
      }
    }
    return false
  }
}
