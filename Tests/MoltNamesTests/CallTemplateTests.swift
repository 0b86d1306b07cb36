import MoltNames
import Testing

@Suite struct CallTemplateTests {
  @Test(arguments: [
    (
      "$1.asyncAfter(deadline: $0, execute: $2)", ["t", "queue", "work"], "queue.asyncAfter(deadline: t, execute: work)"
    ),
    ("DispatchQueue.global(${0|qos})", ["DISPATCH_QUEUE_PRIORITY_DEFAULT", "0"], "DispatchQueue.global()"),
    (
      "DispatchQueue.global(${0|qos})", ["Int(QOS_CLASS_BACKGROUND.rawValue)", "0"],
      "DispatchQueue.global(qos: .background)"
    ),
    (
      "DispatchQueue(label: $0${1|attributes})", ["\"q\"", "DISPATCH_QUEUE_CONCURRENT"],
      "DispatchQueue(label: \"q\", attributes: .concurrent)"
    ),
    ("DispatchQueue(label: $0${1|attributes})", ["\"q\"", "nil"], "DispatchQueue(label: \"q\")"),
    ("$0.addRect($2${1|transform})", ["path", "nil", "r"], "path.addRect(r)"),
    ("$0.addRect($2${1|transform})", ["path", "&t", "r"], "path.addRect(r, transform: t)"),
    ("clockwise: ${0|bool}", ["1"], "clockwise: true"),
    ("clockwise: ${0|bool}", ["isClockwise"], "clockwise: isClockwise"),
    ("${0|time} + ${1|seconds}", ["DISPATCH_TIME_NOW", "Int64(2 * Double(NSEC_PER_SEC))"], "DispatchTime.now() + 2"),
    (
      "${0|time} + ${1|seconds}", ["dispatch_time_t(DISPATCH_TIME_NOW)", "Int64(delay * Double(NSEC_PER_SEC))"],
      "DispatchTime.now() + delay"
    ),
    ("${0|time} + ${1|seconds}", ["DISPATCH_TIME_NOW", "Int64(NSEC_PER_SEC) * 3"], "DispatchTime.now() + 3"),
    ("${1|seconds}", ["", "Int64(n) * Int64(NSEC_PER_SEC)"], ".nanoseconds(Int(Int64(n) * Int64(NSEC_PER_SEC)))"),
    ("${1|seconds}", ["", "delta"], ".nanoseconds(Int(delta))"),
    ("${0|collection}.index($0, offsetBy: $1)", ["text.startIndex", "3"], "text.index(text.startIndex, offsetBy: 3)"),
    ("${0|pointee}.sort()", ["&names"], "names.sort()"),
    ("costs $$5", [], "costs $5"),
    ("$0.parts(${1|set}${2|none})", ["c", ".day", "[]"], "c.parts([.day])"),
    ("$0.add(${1|elements 2})", ["c", "xs", "xs.count"], "c.add(xs)"),
    ("$0.add(${1|elements 2})", ["c", "xs", "UInt(xs.count)"], "c.add(xs)"),
    ("$0.add(${1|elements 2})", ["c", "[f(1, 2), g[3, 4],]", "2"], "c.add([f(1, 2), g[3, 4],])"),
    ("$0.add(${1|elements 2})", ["c", "nil", "0"], "c.add([])"),
  ])
  func expands(_ template: String, _ arguments: [String], _ expected: String) throws {
    #expect(try #require(CallTemplate(template)).expand(arguments) == expected)
  }

  @Test(arguments: [
    ("$1", ["a"]), ("${0|bool}", ["2"]), ("${0|transform}", ["pointer"]), ("${0|qos}", ["priority"]),
    ("${0|attributes}", ["attr"]), ("${0|collection}", ["index"]), ("${0|collection}", [".startIndex"]),
    ("${0|pointee}", ["names"]), ("${0|none}", [".WrapComponents"]), ("${0|elements 1}", ["xs", "2"]),
    ("${0|elements 1}", ["[1, 2]", "1"]), ("${0|elements 1}", ["[1: 2]", "1"]),
    ("${0|elements 1}", ["xs", "ys.count"]),
    ("${0|elements 1}", ["nil", "1"]), ("${0|elements 1}", ["[1, 2].map { $0 }", "2"]),
    ("${0|elements 1}", ["[\"a,b\"]", "2"]), ("${0|elements 1}", ["xs"]),
  ])
  func leavesToAPersonWhatItDoesNotUnderstand(_ template: String, _ arguments: [String]) throws {
    #expect(try #require(CallTemplate(template)).expand(arguments) == nil)
  }

  @Test(arguments: ["$", "$x", "${0", "${0|}", "${0|nothing}", "${x}", "a $ b", "${0|elements}", "${0|elements x}"])
  func refuses(_ template: String) {
    #expect(CallTemplate(template) == nil)
    #expect(CallTemplate.problem(in: template) != nil)
  }

  @Test func aTemplateNeedsItsCountsToo() throws {
    #expect(try #require(CallTemplate("$0.add(${1|elements 4})")).highestArgument == 4)
  }

  @Test(arguments: [
    ("closure", true), ("implicit-1", true), ("list-12", true), ("explicit-0", false), ("implicit", false),
    ("hidden-1", false), ("", false),
  ])
  func conditions(_ text: String, _ isKnown: Bool) { #expect(RowCondition.isKnown(text) == isKnown) }

  @Test(arguments: [
    ("DispatchQueue(label: $0${1|attributes})", "DispatchQueue(label: …)"),
    ("$1.asyncAfter(deadline: ${0|time}, execute: $2)", "….asyncAfter(deadline: …, execute: …)"),
    ("$0.parts(${1|set}${2|none})", "….parts([…])"),
    ("$0.add(${1|elements 2})", "….add(…)"),
    ("costs $$5", "costs $5"),
    ("[]", "[]"),
    ("$0", nil),
    ("${0|bool}", nil),
  ])
  func aSketchShowsNoPlaceholder(_ template: String, _ expected: String?) throws {
    #expect(try #require(CallTemplate(template)).sketch == expected)
  }
}
