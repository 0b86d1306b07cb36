// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let package = Package(
  name: "Molt",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "molt", targets: ["molt"]),
    .executable(name: "molt-headers", targets: ["molt-headers"]),
    .plugin(name: "MoltCommand", targets: ["MoltCommand"]),
    .plugin(name: "MoltLint", targets: ["MoltLint"]),
  ],
  targets: [
    .target(name: "MoltText", swiftSettings: settings),
    .target(name: "MoltSyntax", dependencies: ["MoltText"], swiftSettings: settings),
    .target(name: "MoltNames", dependencies: ["MoltText"], swiftSettings: settings),
    .systemLibrary(name: "CYaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .executableTarget(
      name: "molt-tables", dependencies: ["MoltNames", "MoltRules"], swiftSettings: settings),
    .plugin(
      name: "MoltCommand",
      capability: .command(
        intent: .custom(verb: "molt", description: "Migrate and lint Swift sources"),
        permissions: [.writeToPackageDirectory(reason: "molt migrate and molt lint --fix rewrite source files")]),
      dependencies: ["molt"]),
    .plugin(name: "MoltLint", capability: .buildTool(), dependencies: ["molt"]),
    .plugin(name: "TablesPlugin", capability: .buildTool(), dependencies: ["molt-tables"]),
    .target(
      name: "MoltTables", dependencies: ["MoltNames"], swiftSettings: settings, plugins: ["TablesPlugin"]),
    .target(
      name: "MoltRules", dependencies: ["CYaml", "MoltText", "MoltSyntax", "MoltNames"],
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
    .target(name: "MoltImporterNames", swiftSettings: settings),
    .target(name: "CClang"),
    .target(
      name: "MoltHeaders", dependencies: ["CClang", "MoltImporterNames", "MoltNames", "MoltRules"],
      swiftSettings: settings),
    .executableTarget(name: "molt-headers", dependencies: ["MoltHeaders"], swiftSettings: settings),
    .testTarget(name: "MoltTextTests", dependencies: ["MoltText"], swiftSettings: settings),
    .testTarget(name: "MoltSyntaxTests", dependencies: ["MoltSyntax"], swiftSettings: settings),
    .testTarget(
      name: "MoltNamesTests", dependencies: ["MoltNames", "MoltTables"], exclude: ["Facts"], swiftSettings: settings),
    .testTarget(
      name: "MoltTablesTests", dependencies: ["molt-tables", "MoltTables", "MoltNames", "MoltRules"],
      exclude: ["Facts"],
      swiftSettings: settings),
    .testTarget(
      name: "MoltRulesTests", dependencies: ["MoltRules", "MoltNames", "MoltTables"], exclude: ["Renames"],
      swiftSettings: settings),
    .testTarget(
      name: "MoltEngineTests",
      dependencies: ["MoltEngine", "MoltNames", "MoltTables", "MoltText", "MoltSyntax", "MoltRules"],
      swiftSettings: settings),
    .testTarget(
      name: "MoltReportTests", dependencies: ["MoltReport", "MoltRules", "MoltText"], swiftSettings: settings),
    .testTarget(
      name: "MoltCLITests", dependencies: ["MoltCLI", "MoltNames", "molt", "molt-headers"], swiftSettings: settings),
    .testTarget(name: "MoltImporterNamesTests", dependencies: ["MoltImporterNames"], swiftSettings: settings),
    .testTarget(
      name: "MoltHeadersTests", dependencies: ["MoltHeaders", "MoltImporterNames", "MoltRules"], swiftSettings: settings
    ),
    .testTarget(name: "HouseTests", swiftSettings: settings),
    // What must hold of any input; asked by the tests and by the fuzzer.
    .target(
      name: "MoltInvariants",
      dependencies: ["MoltText", "MoltSyntax", "MoltNames", "MoltTables", "MoltRules", "MoltEngine"],
      path: "Tests/MoltInvariants", swiftSettings: settings),
    .testTarget(name: "InvariantTests", dependencies: ["MoltInvariants"], swiftSettings: settings),
  ]
)

// `MOLT_FUZZ=1 swift build -c release --product molt-fuzz` makes a libFuzzer executable; `make fuzz` runs it.
if Context.environment["MOLT_FUZZ"] == "1" {
  let sanitize: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer,address", "-parse-as-library"])]
  for target in package.targets where target.name.hasPrefix("Molt") && target.type == .regular {
    target.swiftSettings = settings + sanitize
  }
  // The tool that runs during the build is made of the same targets, and wants the sanitizer's library beside them.
  for target in package.targets where target.name == "molt-tables" {
    target.linkerSettings = [.unsafeFlags(["-sanitize=address"])]
  }
  package.targets.append(
    .executableTarget(
      name: "molt-fuzz", dependencies: ["MoltInvariants"], path: "Tests/MoltFuzz", swiftSettings: settings + sanitize,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address"])]))
}

// A static executable needs a flag with which a manifest cannot be depended on, so only the Makefile asks for it.
#if os(Linux)
  if Context.environment["MOLT_STATIC"] == "1", let molt = package.targets.first(where: { $0.name == "molt" }) {
    molt.linkerSettings = [.unsafeFlags(["-static-executable", "-use-ld=lld"])]
  }
#endif

// The agreement with the toolchain's parser is tested only where `MOLT_ORACLE` names its `lib/swift/host` folder: a
// manifest with unsafe flags cannot be depended on.
if let host = Context.environment["MOLT_ORACLE"], !host.isEmpty {
  package.targets.append(
    .testTarget(
      name: "OracleTests", dependencies: ["MoltSyntax"],
      swiftSettings: settings + [.unsafeFlags(["-I", host])],
      linkerSettings: [
        .unsafeFlags(["-L", host, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", host])
      ]))
}
