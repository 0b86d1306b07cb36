// swift-tools-version:5.3
import PackageDescription

let package = Package(name: "Nest", targets: [.target(name: "Nest")], swiftLanguageVersions: [.v4, .v5])
