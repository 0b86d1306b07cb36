import MoltInvariants

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What libFuzzer calls with each input. `MOLT_FUZZ_TARGET` picks what is tried; without it, all in turn by the first byte.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = Array(UnsafeBufferPointer(start: start, count: count))
  // A source with NUL bytes is refused before it is read.
  guard let first = bytes.popLast(), !bytes.contains(0) else { return 0 }
  let choice = Int(first)
  do {
    switch target ?? targets[choice % targets.count] {
    case "tokens": try SyntaxInvariants.checkTokens(bytes)
    case "shapes": try SyntaxInvariants.checkShapes(bytes)
    case "migrate": try EngineInvariants.checkMigration(bytes, choice: choice >> 3)
    case "lint": try EngineInvariants.checkLint(bytes)
    case "rules": try SettingsInvariants.checkRuleFile(bytes)
    case "renames": try SettingsInvariants.checkRenameFile(bytes)
    case let other: try failed("there is no target '\(other)'; there are \(targets.joined(separator: ", "))")
    }
  } catch {
    print("\(error)")
    abort()
  }
  return 0
}

/// SwiftPM gives an executable's `main` this name; libFuzzer does the rest.
@_cdecl("molt_fuzz_main")
public func fuzzMain(
  _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
  var count = count
  var arguments = arguments
  return runDriver(&count, &arguments, testOneInput)
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

private let targets = ["tokens", "shapes", "migrate", "lint", "rules", "renames"]
private let target = getenv("MOLT_FUZZ_TARGET").map { String(cString: $0) }

private func failed(_ message: String) throws { throw Violation(message) }
