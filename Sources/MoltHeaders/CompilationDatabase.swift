import CClang

/// Arguments of the compiler, as a compilation database (`compile_commands.json`) has them.
enum CompilationDatabase {
  /// Those that say where headers are and what is defined.
  ///
  /// - Parameter file: whose command is wanted; where there is none, the first of all speaks for it.
  static func arguments(folder: String, file: String?, _ clang: LibClang) -> [String] {
    let api = clang.api.pointee
    let folder = Disk.isFolder(folder) ? folder : Disk.folder(of: folder)
    var status: Int32 = 0
    guard let database = api.databaseFromDirectory(folder, &status), status == 0 else { return [] }
    defer { api.disposeDatabase(database) }
    for all in [false, true] {
      guard
        let commands = all
          ? api.getAllCompileCommands(database) : file.flatMap({ api.getCompileCommands(database, $0) })
      else { continue }
      defer { api.disposeCommands(commands) }
      guard api.getCommandCount(commands) > 0, let command = api.getCommand(commands, 0) else { continue }
      let words = (0..<api.getNumCommandArguments(command)).map { clang.text(api.getCommandArgument(command, $0)) }
      return relevant(words, folder: clang.text(api.getCommandDirectory(command)))
    }
    return []
  }

  /// Folders and definitions only: what to compile and where to is not wanted. Relative folders are the command's.
  static func relevant(_ words: [String], folder: String) -> [String] {
    var result: [String] = []
    var index = 0
    let folders = ["-I", "-F", "-iquote", "-isystem", "-iframework", "-include", "-isysroot"]
    while index < words.count {
      let word = words[index]
      index += 1
      if word == "-D" || word == "-U" || word == "-target" || word == "-arch" || folders.contains(word) {
        guard index < words.count else { break }
        result += [word, folders.contains(word) ? absolute(words[index], in: folder) : words[index]]
        index += 1
      } else if word.hasPrefix("-I") || word.hasPrefix("-F") {
        result.append(word.prefix(2) + absolute(String(word.dropFirst(2)), in: folder))
      } else if word.hasPrefix("-D") || word.hasPrefix("-U") || word.hasPrefix("--target=") {
        result.append(word)
      }
    }
    return result
  }

  private static func absolute(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)"
  }
}
