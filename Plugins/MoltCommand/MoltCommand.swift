import Foundation
import PackagePlugin

/// `swift package molt ...`: runs Molt in the package's folder.
///
/// `--target NAME` stands for the sources of a target; it may be given several times.
@main
struct MoltCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = try context.package.targets(named: names).compactMap { $0.sourceModule }
    let process = Process()
    process.executableURL = try context.tool(named: "molt").url
    process.arguments = extractor.remainingArguments + targets.map { $0.directoryURL.path() }
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The package manager ends with an error then; Molt has said why.
    if process.terminationStatus != 0 {
      Diagnostics.error("molt ended with status \(process.terminationStatus)")
    }
  }
}
