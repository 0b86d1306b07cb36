import MoltNames

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let usage = """
  molt-tables import --facts DIR --output Rules/api   facts on Apple's names -> generated tables
  molt-tables compile --rules Rules --output FILE [--rules-output FILE]
                                                      tables -> one Swift file that holds the image,
                                                      lint rules -> another that holds their texts
  molt-tables document --rules Rules --output FILE    changes of the language -> a page of the documentation
  molt-tables document-rules --rules Rules --output DIR
                                                      lint rules -> pages of the documentation
  molt-tables dump --rules Rules                      all rows, hand-kept ones over generated ones, as text

  """

/// The value after an option; nil when it is not there.
func option(_ name: String) -> String? {
  guard let index = CommandLine.arguments.firstIndex(of: name), index + 1 < CommandLine.arguments.count else {
    return nil
  }
  return CommandLine.arguments[index + 1]
}

func complain(_ text: String) {
  var bytes = Array(text.utf8)
  _ = write(2, &bytes, bytes.count)
}

do {
  switch CommandLine.arguments.dropFirst().first {
  case "import":
    guard let facts = option("--facts"), let output = option("--output") else {
      complain(usage)
      exit(2)
    }
    try ImportCommand.run(facts: facts, output: output)
  case "compile":
    guard let rules = option("--rules"), let output = option("--output") else {
      complain(usage)
      exit(2)
    }
    try CompileCommand.run(rules: rules, output: output)
    if let rulesOutput = option("--rules-output") { try CompileCommand.writeRules(rules: rules, output: rulesOutput) }
  case "document":
    guard let rules = option("--rules"), let output = option("--output") else {
      complain(usage)
      exit(2)
    }
    try LanguageDocument.write(rules: rules, output: output)
  case "document-rules":
    guard let rules = option("--rules"), let output = option("--output") else {
      complain(usage)
      exit(2)
    }
    try RuleDocument.write(rules: rules, output: output)
  case "dump":
    guard let rules = option("--rules") else {
      complain(usage)
      exit(2)
    }
    let rows = try CompileCommand.table(rules: rules).rows
    for module in Set(rows.map(\.module)).sorted() {
      for line in APITable.text(of: rows.filter { $0.module == module }).split(separator: "\n").dropFirst() {
        print("\(module)\t\(line)")
      }
    }
  default:
    complain(usage)
    exit(2)
  }
} catch {
  complain("molt-tables: error: \(error)\n")
  exit(1)
}
