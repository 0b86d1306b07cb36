import Foundation
import PackagePlugin

/// Compiles `Rules/` to a Swift file of the target that asks for it.
@main
struct TablesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let rules = context.package.directoryURL.appending(path: "Rules")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTables.swift")
    let ruleOutput = context.pluginWorkDirectoryURL.appending(path: "EmbeddedRules.swift")
    var inputs: [URL] = []
    for folder in ["api", "renames", "syntax", "language"] {
      let found = try? FileManager.default.contentsOfDirectory(
        at: rules.appending(path: folder), includingPropertiesForKeys: nil)
      inputs += (found ?? []).filter { ["tsv", "yml"].contains($0.pathExtension) }
    }
    let categories = try? FileManager.default.contentsOfDirectory(
      at: rules.appending(path: "lint"), includingPropertiesForKeys: nil)
    for category in categories ?? [] {
      let found = try? FileManager.default.contentsOfDirectory(at: category, includingPropertiesForKeys: nil)
      inputs += (found ?? []).filter { $0.pathExtension == "yml" }
    }
    return [
      .buildCommand(
        displayName: "Compiling the tables in Rules",
        executable: try context.tool(named: "molt-tables").url,
        arguments: [
          "compile", "--rules", rules.path(), "--output", output.path(), "--rules-output", ruleOutput.path(),
        ],
        inputFiles: inputs.sorted { $0.path() < $1.path() },
        outputFiles: [output, ruleOutput])
    ]
  }
}
