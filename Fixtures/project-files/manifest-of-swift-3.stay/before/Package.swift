import PackageDescription

let package = Package(
  name: "Nest",
  dependencies: [.Package(url: "https://example.com/egg.git", majorVersion: 1)])
