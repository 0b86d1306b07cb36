// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let package = Package(
  name: "Molt",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "molt", targets: ["molt"])
  ],
  targets: [
    .target(name: "MoltText", swiftSettings: settings),
    .target(name: "MoltSyntax", dependencies: ["MoltText"], swiftSettings: settings),
    .target(name: "MoltNames", dependencies: ["MoltText"], swiftSettings: settings),
    .executableTarget(name: "molt-tables", dependencies: ["MoltNames"], swiftSettings: settings),
    .plugin(name: "TablesPlugin", capability: .buildTool(), dependencies: ["molt-tables"]),
    .target(
      name: "MoltTables", dependencies: ["MoltNames"], swiftSettings: settings, plugins: ["TablesPlugin"]),
    .target(
      name: "MoltRules", dependencies: ["MoltText", "MoltSyntax", "MoltNames"],
      swiftSettings: settings),
    .target(
      name: "MoltEngine", dependencies: ["MoltText", "MoltSyntax", "MoltNames", "MoltTables", "MoltRules"],
      swiftSettings: settings),
    .target(
      name: "MoltReport", dependencies: ["MoltText", "MoltRules"], swiftSettings: settings),
    .target(
      name: "MoltCLI",
      dependencies: [
        "MoltText", "MoltSyntax", "MoltNames", "MoltTables", "MoltRules", "MoltEngine", "MoltReport",
      ],
      swiftSettings: settings),
    .executableTarget(name: "molt", dependencies: ["MoltCLI"], swiftSettings: settings),
    .testTarget(name: "MoltTextTests", dependencies: ["MoltText"], swiftSettings: settings),
    .testTarget(name: "MoltSyntaxTests", dependencies: ["MoltSyntax"], swiftSettings: settings),
    .testTarget(name: "MoltNamesTests", dependencies: ["MoltNames", "MoltTables"], swiftSettings: settings),
    .testTarget(name: "MoltRulesTests", dependencies: ["MoltRules"], swiftSettings: settings),
    .testTarget(
      name: "MoltEngineTests", dependencies: ["MoltEngine", "MoltNames", "MoltText"], swiftSettings: settings),
    .testTarget(name: "MoltReportTests", dependencies: ["MoltReport"], swiftSettings: settings),
    .testTarget(name: "MoltCLITests", dependencies: ["MoltCLI"], swiftSettings: settings),
    .testTarget(name: "HouseTests", swiftSettings: settings),
  ]
)
