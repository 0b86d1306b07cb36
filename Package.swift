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
    .target(
      name: "MoltEngine", dependencies: ["MoltText", "MoltSyntax", "MoltNames"],
      swiftSettings: settings),
    .executableTarget(name: "molt", dependencies: ["MoltEngine"], swiftSettings: settings),
    .testTarget(name: "MoltTextTests", dependencies: ["MoltText"], swiftSettings: settings),
  ]
)
