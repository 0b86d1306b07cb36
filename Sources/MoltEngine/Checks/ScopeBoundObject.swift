import MoltRules
import MoltSyntax

/// An object that works only while somebody holds it, and that nothing but a local name holds.
struct ScopeBoundObject: Check {
  let name = "scope-bound-object"

  /// The methods by which such an object starts what it does, or what their names begin with (`start*`).
  private static let starts: [String: [String]] = [
    "AVAudioPlayer": ["play", "playAtTime"],
    "AVPlayer": ["play", "playImmediately"],
    "AVQueuePlayer": ["play", "playImmediately"],
    "AVMIDIPlayer": ["play"],
    "AVAudioRecorder": ["record", "recordForDuration"],
    "AVAudioEngine": ["start"],
    "AVCaptureSession": ["startRunning"],
    "AVSpeechSynthesizer": ["speak", "speakUtterance"],
    "CLLocationManager": [
      "startUpdatingLocation", "startUpdatingHeading", "requestLocation", "requestWhenInUseAuthorization",
      "requestAlwaysAuthorization",
    ],
    "CMMotionManager": ["start*"],
    "CMPedometer": ["start*"],
    "CMAltimeter": ["start*"],
    "CMMotionActivityManager": ["start*"],
    "MCNearbyServiceAdvertiser": ["startAdvertisingPeer"],
    "MCNearbyServiceBrowser": ["startBrowsingForPeers"],
    "MPMoviePlayerController": ["play", "prepareToPlay"],
    "NSMetadataQuery": ["start", "startQuery"],
    "NetServiceBrowser": ["search*"],
    "NSNetServiceBrowser": ["search*"],
    "UIDocumentInteractionController": ["present*"],
    "UIDynamicAnimator": ["addBehavior"],
    "UIPopoverController": ["present*"],
  ]

  /// Words of code that waits: the object lives long enough then.
  private static let waits: Set<String> = [
    "sleep", "usleep", "RunLoop", "NSRunLoop", "CFRunLoopRun", "dispatchMain", "dispatch_main", "DispatchSemaphore",
    "dispatch_semaphore_wait", "wait", "waitUntilFinished", "waitForExpectations", "withExtendedLifetime",
  ]

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    let tokens = file.tokens
    let type = tokens.name(candidate.match.anchor)
    guard let starts = Self.starts[type] else { return nil }
    let value = file.withTry(candidate.match.range)
    var verdict = CheckVerdict()
    if let start = startCalled(on: value, starts, file) {
      verdict.message = "nobody holds this \(type): it is gone before `\(start)` had any effect"
      return waits(candidate.match.anchor, file) ? nil : verdict
    }
    guard let binding = local(holding: value, file), let uses = file.uses(of: binding) else { return nil }
    var start: Int?
    for use in uses {
      switch use.kind {
      case .member(let member):
        if start == nil, tokens.kind(member + 1) == .leftParen, isStart(tokens.name(member), starts) { start = member }
      case .assigned, .compared: continue
      case .argument, .escape: return nil
      }
    }
    guard let start, !waits(candidate.match.anchor, file) else { return nil }
    let local = tokens.name(binding.name)
    verdict.evidence = [
      "'\(local)' starts with '\(tokens.name(start))' on line \(file.line(start)), and nothing else holds it"
    ]
    return verdict
  }

  private func isStart(_ method: String, _ starts: [String]) -> Bool {
    starts.contains { $0.hasSuffix("*") ? method.hasPrefix($0.dropLast()) : method == $0 }
  }

  /// The method that is called right on the new object: `AVSpeechSynthesizer().speak(text)`.
  private func startCalled(on value: Range<Int>, _ starts: [String], _ file: LintFile) -> String? {
    var next = value.upperBound
    if file.tokens.kind(next) == .postfixQuestion { next += 1 }
    guard file.tokens.kind(next) == .period, file.tokens.kind(next + 2) == .leftParen else { return nil }
    let method = file.tokens.name(next + 1)
    return isStart(method, starts) ? method : nil
  }

  /// The local name whose value the expression is, by its declaration or by an assignment.
  private func local(holding value: Range<Int>, _ file: LintFile) -> LocalBinding? {
    if let binding = file.binding(initializedBy: value) { return binding }
    let name = value.lowerBound - 2
    guard file.tokens.kind(name + 1) == .equal, file.tokens.kind(name) == .identifier,
      file.tokens.kind(name - 1) != .period,
      let binding = file.binding(of: file.tokens.name(name), at: name), !file.isInClosure(name, below: binding.name)
    else { return nil }
    return binding
  }

  private func waits(_ index: Int, _ file: LintFile) -> Bool {
    let body = file.functionBody(around: index)
    return file.mentions(body, Self.waits) || body.contains { file.tokens.kind($0) == .kwAwait }
  }
}
