import Foundation
import PackagePlugin

/// Lints a target whenever its sources have changed; findings are warnings of the build.
@main
struct MoltLint: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let sources = module.sourceFiles(withSuffix: ".swift").map(\.url)
    if sources.isEmpty { return [] }
    // The report is what tells the build that the work is done.
    let report = context.pluginWorkDirectoryURL.appending(path: "molt.jsonl")
    return [
      .buildCommand(
        displayName: "Linting \(target.name) with Molt",
        executable: try context.tool(named: "molt").url,
        arguments: [
          "lint", "--format", "xcode", "--fail-on", "never", "--output", "jsonl=\(report.path())",
        ] + sources.map { $0.path() },
        inputFiles: sources,
        outputFiles: [report])
    ]
  }
}
