// swift-tools-version:5.5
import PackageDescription

let package = Package(name: "Birds", targets: [.target(name: "Birds", path: "Sources")])
