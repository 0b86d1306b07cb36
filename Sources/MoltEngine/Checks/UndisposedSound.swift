import MoltRules
import MoltSyntax

/// A system sound whose number only a local name knows, and that nobody disposes of. Looks at the hole `SOUND`.
struct UndisposedSound: Check {
  let name = "undisposed-sound"

  private static let players: Set<String> = [
    "AudioServicesPlaySystemSound", "AudioServicesPlayAlertSound", "AudioServicesCreateSystemSoundID",
    "AudioServicesPlaySystemSoundWithCompletion", "AudioServicesPlayAlertSoundWithCompletion",
    "AudioServicesAddSystemSoundCompletion",
  ]

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    guard let sound = candidate.capture("SOUND"), sound.count == 1,
      let binding = file.binding(of: file.tokens.name(sound.lowerBound), at: sound.lowerBound),
      !file.mentions(
        file.functionBody(around: sound.lowerBound),
        ["AudioServicesDisposeSystemSoundID", "withExtendedLifetime"]), let uses = file.uses(of: binding)
    else { return nil }
    var isPlayed = false
    for use in uses {
      switch use.kind {
      case .argument(let callee) where Self.players.contains(file.tokens.name(callee)):
        if file.tokens.name(callee).hasPrefix("AudioServicesPlay") { isPlayed = true }
      case .compared: continue
      default: return nil
      }
    }
    guard isPlayed else { return nil }
    var verdict = CheckVerdict()
    verdict.evidence = ["'\(file.tokens.name(binding.name))' is gone when the function returns"]
    return verdict
  }
}
