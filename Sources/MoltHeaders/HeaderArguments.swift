/// Reads the words of `molt headers`.
enum HeaderArguments {
  static func request(_ words: [String]) throws(HeadersTool.UsageFailure) -> HeaderRequest {
    var request = HeaderRequest()
    var index = 0
    var isComparison = false
    func value(of option: String, _ inline: String?) throws(HeadersTool.UsageFailure) -> String {
      if let inline { return inline }
      guard index < words.count else {
        throw HeadersTool.UsageFailure(message: "\(option) needs a value")
      }
      index += 1
      return words[index - 1]
    }
    while index < words.count {
      let word = words[index]
      index += 1
      guard word.hasPrefix("-"), word != "-" else {
        request.files.append(word)
        continue
      }
      if word == "--" {
        request.files += words[index...]
        break
      }
      // -Ifolder is -I folder, --sdk=folder is --sdk folder.
      var name = word
      var inline: String?
      if !word.hasPrefix("--"), word.count > 2 {
        name = String(word.prefix(2))
        inline = String(word.dropFirst(2))
      } else if let equals = word.firstIndex(of: "=") {
        name = String(word[..<equals])
        inline = String(word[word.index(after: equals)...])
      }
      switch name {
      case "--json": request.output = .json
      case "--tables": request.tableFolder = try value(of: name, inline)
      case "--framework": request.frameworks.append(try value(of: name, inline))
      case "--umbrella": request.umbrellas.append(try value(of: name, inline))
      case "--module": request.module = try value(of: name, inline)
      case "--include", "-I": request.includeFolders.append(try value(of: name, inline))
      case "--framework-folder", "-F": request.frameworkFolders.append(try value(of: name, inline))
      case "--define", "-D": request.definitions.append(try value(of: name, inline))
      case "--sdk": request.sdk = try value(of: name, inline)
      case "--target": request.target = try value(of: name, inline)
      case "--api-notes": request.apiNotes.append(try value(of: name, inline))
      case "--compile-commands": request.compilationDatabase = try value(of: name, inline)
      case "--diff": isComparison = true
      default: throw HeadersTool.UsageFailure(message: "unknown option '\(word)'")
      }
    }
    if let path = request.compilationDatabase {
      let file = Disk.isFolder(path) ? "\(path)/compile_commands.json" : path
      guard Disk.exists(file), Disk.fileName(of: file) == "compile_commands.json" else {
        throw HeadersTool.UsageFailure(
          message: "--compile-commands: there is no \(file); name the folder of a compile_commands.json")
      }
    }
    if isComparison {
      guard request.files.count == 2 else {
        throw HeadersTool.UsageFailure(message: "--diff takes two versions of headers: --diff OLD NEW")
      }
      request.comparison = (request.files[0], request.files[1])
      request.files = []
      return request
    }
    if request.files.isEmpty, request.frameworks.isEmpty, request.umbrellas.isEmpty {
      throw HeadersTool.UsageFailure(
        message: "headers needs a header, a folder of them, --framework, --umbrella or --diff")
    }
    return request
  }
}
