// swift-tools-version:4.0
import PackageDescription

let package = Package(
  name: "Nest",  // swift-tools-version:4.0
  products: [.library(name: "Nest", targets: ["Nest"])],
  dependencies: [.package(url: "https://example.com/egg.git", from: "4.0.0")],
  targets: [.target(name: "Nest", dependencies: ["Egg"])],
  swiftLanguageVersions: [3, 4])
