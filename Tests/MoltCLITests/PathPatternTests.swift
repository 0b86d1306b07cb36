import Testing

@testable import MoltCLI

/// Patterns of `include`, `exclude` and `paths`, read as git reads `.gitignore`.
@Suite struct PathPatternTests {
  @Test(
    arguments: [
      ("Vendor", "Vendor/A.swift"), ("Vendor", "Libs/Vendor/Deep/A.swift"), ("Vendor/", "Libs/Vendor/A.swift"),
      ("/Vendor", "Vendor/A.swift"), ("Libs/Vendor", "Libs/Vendor/A.swift"), ("./Vendor", "Vendor/A.swift"),
      ("*.generated.swift", "a/b/C.generated.swift"), ("A.swift", "a/A.swift"), ("Sources/*.swift", "Sources/A.swift"),
      ("Sources/**", "Sources/a/b/C.swift"), ("**/Generated", "a/b/Generated/C.swift"),
      ("**/Generated", "Generated/C.swift"),
      ("a/**/z.swift", "a/z.swift"), ("a/**/z.swift", "a/b/c/z.swift"), ("?.swift", "é.swift"),
      ("[A-C]*", "Bird.swift"),
      ("[!a-z]*", "Bird.swift"), ("**", "x.swift"), (".", "x/y.swift"), ("*a*b*", "xaxxbx"), ("a[b", "a[b"),
    ])
  func matches(_ pattern: String, _ path: String) throws {
    #expect(try PathPattern(pattern).matches(path))
  }

  @Test(
    arguments: [
      ("Vendor", "Vendored/A.swift"), ("Vendor", "A/Vendor.swift"), ("Vendor/", "Vendor"),
      ("/Vendor", "Libs/Vendor/A.swift"),
      ("Libs/Vendor", "More/Libs/Vendor/A.swift"), ("*.swift", "A.swiftinterface"),
      ("Sources/*.swift", "Sources/a/B.swift"),
      ("a/**/z.swift", "b/z.swift"), ("?.swift", "ab.swift"), ("[A-C]*", "bird.swift"), ("vendor", "Vendor/A.swift"),
      ("*a*b", "xaxxbx"), ("a", "ab"), ("[!a-z]*", "bird.swift"),
    ])
  func doesNotMatch(_ pattern: String, _ path: String) throws {
    #expect(try !PathPattern(pattern).matches(path))
  }

  @Test(arguments: ["", "/", "!Vendor", "../Vendor", "a/../../b"])
  func isRefused(_ pattern: String) {
    #expect(throws: PathPattern.Mistake.self) { try PathPattern(pattern) }
  }

  @Test func aWalkGoesWhereSomethingMayMatch() throws {
    #expect(try PathPattern("/a/b/C.swift").mayMatch(below: "a"))
    #expect(try PathPattern("/a/*/C.swift").mayMatch(below: "a/x"))
    #expect(try PathPattern("Own").mayMatch(below: "x/y"))
    #expect(try !PathPattern("/a/b").mayMatch(below: "b"))
    #expect(try !PathPattern("/a/b").mayMatch(below: "a/c"))
  }

  @Test func manyStarsTakeNoTime() throws {
    let name = String(repeating: "a", count: 2000)
    #expect(try !PathPattern(String(repeating: "*a", count: 200) + "b").matches(name))
  }
}

@Suite struct VersionRequirementTests {
  @Test(arguments: [
    ("0.1", "0.1.0"), ("0.1.0", "0.1.0"), (">= 0.1", "0.2.0"), ("0.9", "0.10.0"), ("1", "1.0.0"), ("= 0.1.0", "0.1.0"),
  ])
  func allows(_ text: String, _ version: String) throws {
    #expect(try #require(VersionRequirement(text)).allows(version))
  }

  @Test(arguments: [("0.2", "0.1.9"), ("= 0.1.0", "0.1.1"), ("1", "0.99.0")])
  func refuses(_ text: String, _ version: String) throws {
    #expect(try !#require(VersionRequirement(text)).allows(version))
  }

  @Test(arguments: ["", "x", "1.2.3.4", ">= ", "< 2", "1..2", "-1"])
  func isNone(_ text: String) { #expect(VersionRequirement(text) == nil) }
}
