import MoltEngine

/// Linters for the threads of two looks at the files: what the first has read of the rules, the second need not read again.
///
/// A linter is one thread's at a time: whoever takes it has it until `takeBack`.
final class LinterPool: @unchecked Sendable {
  private let registry: LintRegistry
  private let lock = Lock()
  private var all: [Linter] = []
  private var idle: [Linter] = []

  init(_ registry: LintRegistry) { self.registry = registry }

  func take() -> Linter {
    lock.withLock {
      if let linter = idle.popLast() { return linter }
      let made = registry.makeLinter()
      all.append(made)
      return made
    }
  }

  /// Says that the threads that took linters have ended.
  func takeBack() { lock.withLock { idle = all } }
}
