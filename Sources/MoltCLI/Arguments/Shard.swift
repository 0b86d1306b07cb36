import MoltReport

/// One of several equal parts of a run's files, for as many machines.
///
/// The files are dealt out in turn in the order of their paths, so every machine that is given the same paths finds the same
/// parts, and neighbours, which are often alike in size, are spread.
struct Shard: Equatable, Sendable {
  /// From 1 to `count`.
  var number: Int
  var count: Int

  /// - Parameter text: `2/5`, or `ci` for what the CI's own variables say.
  init(_ text: String, environment: (String) -> String? = Console.environment) throws(UsageError) {
    if text == "ci" {
      self = try Self.fromCI(environment)
      return
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1, (1...count).contains(number) else {
      throw UsageError(message: "--shard: '\(text)' is not a part such as 2/5, from 1/5 to 5/5, nor ci")
    }
    self.number = number
    self.count = count
  }

  /// The variables that CI systems set on parallel jobs, and whether they count from 0.
  private static let variables = [
    ("CI_NODE_INDEX", "CI_NODE_TOTAL", 1), ("CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL", 0),
    ("BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT", 0),
  ]

  private static func fromCI(_ environment: (String) -> String?) throws(UsageError) -> Shard {
    for (index, total, first) in variables {
      guard let indexText = environment(index), let totalText = environment(total) else { continue }
      guard let value = Int(indexText), let count = Int(totalText), count >= 1, (first..<first + count).contains(value)
      else {
        throw UsageError(message: "--shard ci: \(index) is '\(indexText)' and \(total) is '\(totalText)'")
      }
      return Shard(number: value - first + 1, count: count)
    }
    throw UsageError(
      message: "--shard ci: neither \(variables.map { "\($0.0) and \($0.1)" }.joined(separator: ", nor ")) are set; "
        + "write --shard 1/5")
  }

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// What a report says of it.
  var part: RunDescription.Part { .init(number: number, count: count) }

  /// The items of this part and the rest, both in the order of their paths.
  func split<Item>(_ items: [Item], path: (Item) -> String) -> (own: [Item], rest: [Item]) {
    let sorted = items.sorted { path($0).utf8.lexicographicallyPrecedes(path($1).utf8) }
    var own: [Item] = []
    var rest: [Item] = []
    for (index, item) in sorted.enumerated() {
      if index % count == number - 1 { own.append(item) } else { rest.append(item) }
    }
    return (own, rest)
  }
}
