import MoltNames
import Testing

@testable import MoltCLI

@Suite struct VersionFileTests {
  @Test(
    arguments: [
      (".swift-version", "2.3\n", "2.3"),
      (".swift-version", "swift-4.2-DEVELOPMENT-SNAPSHOT-2018-06-01-a\n", "4.2"),
      (".swift-version", "5.9\n", "5.9"),
      (".swift-version", "latest\n", nil),
      ("Package.swift", "// swift-tools-version:4.0\nlet package = Package(name: \"A\")", "4"),
      ("Package.swift", "// swift-tools-version: 5.3.1\nimport PackageDescription", "5.3.1"),
      ("Package.swift", "import PackageDescription\nlet package = Package(name: \"A\")", "3"),
      ("Package.swift", "// swift-tools-version:4.2\nPackage(swiftLanguageVersions: [.v4_2, .v4])", "4"),
      ("Package.swift", "// swift-tools-version:4.0\nPackage(swiftLanguageVersions: [3, 4])", "3"),
      ("Package.swift", "// swift-tools-version:5.0\nPackage(swiftLanguageVersions: [.version(\"5\")])", "5"),
      ("App.xcodeproj/project.pbxproj", "\t\tSWIFT_VERSION = 3.0;\n\t\tSWIFT_VERSION = 2.3;\n", "2.3"),
      ("App.xcodeproj/project.pbxproj", "LastSwiftUpdateCheck = 0730;\nLastUpgradeCheck = 0730;", "2.2"),
      ("App.xcodeproj/project.pbxproj", "LastSwiftUpdateCheck = 0700;", "2"),
      ("App.xcodeproj/project.pbxproj", "LastUpgradeCheck = 0640;", "1.2"),
      ("App.xcodeproj/project.pbxproj", "LastUpgradeCheck = 1020;", nil),
      ("App.xcodeproj/project.pbxproj", "SWIFT_VERSION = \"$(OTHER)\";\nMY_SWIFT_VERSION = 2.0;", nil),
      ("Base.xcconfig", "SWIFT_VERSION = 4.2 // why\n", "4.2"),
      ("A.podspec", "  s.swift_version = '4.2'\n", "4.2"),
      ("A.podspec", "  s.swift_versions = ['4.0', '5.0']\n", "4"),
      ("A.podspec", "  s.pod_target_xcconfig = { 'SWIFT_VERSION' => '3.0' }\n", "3"),
      ("A.podspec", "  s.version = '3.0'\n", nil),
    ] as [(String, String, String?)])
  func versionsAreRead(path: String, text: String, expected: String?) {
    #expect(VersionFiles.version(in: path, text: text)?.description == expected)
  }

  @Test(
    arguments: [
      ("let a = CGRectMake(0, 0, 1, 1)", "2.2"),
      ("println(1); CGRectMake(0, 0, 1, 1)", "1.2"),
      ("let k = NSFontAttributeName; let s: UIControlState", "3"),
      ("let s: UIControlState", "4"),
      ("// CGRectMake\nlet s = \"CGRectMake\"", nil),
      ("let x = 1", nil),
    ] as [(String, String?)])
  func oldSpellingsTell(source: String, expected: String?) {
    #expect(Idioms.oldest(in: Array(source.utf8))?.version.description == expected)
  }
}
