import Foundation
import PackagePlugin

/// Lints a target whenever its sources have changed; findings are warnings of the build.
@main
struct MoltLint: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let sources = module.sourceFiles(withSuffix: ".swift").map(\.url)
    if sources.isEmpty { return [] }
    let molt = try context.tool(named: "molt").url
    // The build runs a command for the sake of a file that the target needs. Anything but a source file would become one
    // of the target's resources, so it is a source file with nothing in it.
    let stamp = context.pluginWorkDirectoryURL.appending(path: "MoltLint.swift")
    let script = """
      stamp=$1
      shift
      "$0" lint --format xcode --fail-on never "$@" || exit
      echo '// Linted.' >"$stamp"
      """
    return [
      .buildCommand(
        displayName: "Linting \(target.name) with Molt",
        executable: URL(fileURLWithPath: "/bin/sh"),
        arguments: ["-c", script, molt.path(), stamp.path()] + sources.map { $0.path() },
        inputFiles: [molt] + sources,
        outputFiles: [stamp])
    ]
  }
}
