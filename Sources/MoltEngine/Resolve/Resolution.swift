import MoltRules
import MoltText

/// What a name turned out to be at one place, and why.
struct Resolution {
  enum Outcome {
    /// Written in an older spelling of that row.
    case old(row: Int, Spelling)
    /// That row, as the target version spells it.
    case current(row: Int)
    /// The project's own.
    case declared(Int)
    /// Several rows agree on what becomes of the name; which of them it is stays open.
    case agreed(rows: [Int], Spelling)
    case unknown
  }

  var outcome = Outcome.unknown
  /// For each argument, trailing closures last, the parameter of `signature` it goes to.
  var parameters: [Int?] = []
  var signature: Signature?
  /// The type of the whole: a call's result, a property's type.
  var result = TypeID.unknown
  /// The arguments that follow belong to the name (and not to a closure that a property holds).
  var takesCall = false
  var applicability = Applicability.safe
  var evidence: [String] = []

  /// Something becomes of the name, so that the evidence will be read.
  var makesEdit: Bool {
    switch outcome {
    case .old, .agreed: return true
    case .current, .declared, .unknown: return false
    }
  }

  /// This, to be reported and not edited: the receiver is a library's, whose members are its own.
  ///
  /// A method that says with a second label what it takes is the SDK's all the same: `setTitle(_:forState:)`. A library that
  /// has one of its own has spelled it anew by the same rules.
  func leftAlone(on type: String, of libraries: [String]) -> Resolution {
    guard case .agreed(_, let spelling) = outcome else { return self }
    if spelling.labels?.dropFirst().contains(where: { $0 != .none }) == true { return self }
    var left = Resolution(outcome: outcome)
    left.applicability = .manual
    left.evidence = [
      "'\(type)' is neither the project's nor the SDK's and may be of \(libraries.joined(separator: ", ")): only if it is "
        + "a class of Objective-C that inherits the member has it a new name"
    ]
    return left
  }
}

/// What stands before a member's name.
enum Base {
  /// A value of that type.
  case value(TypeID)
  /// That type itself.
  case type(TypeID)
  /// Nothing: a member of `self`.
  case implicitSelf

  var type: TypeID? {
    switch self {
    case .value(let type), .type(let type): return type
    case .implicitSelf: return nil
    }
  }
}
