typealias Step = (_ value: Int, _ again: Bool) -> Int

struct Pipeline {
  var steps: [Step] = []
  let log: (String) -> Void = { (text: String) in print(text) }

  func run(_ start: Int) -> Int {
    return steps.reduce(start) { (value: Int, step: Step) -> Int in step(value, false) }
  }
}
