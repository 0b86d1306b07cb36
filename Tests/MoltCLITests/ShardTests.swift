import Testing

@testable import MoltCLI

@Suite struct ShardTests {
  private func shard(_ text: String, _ environment: [String: String] = [:]) throws -> String {
    let shard = try Shard(text) { environment[$0] }
    return "\(shard.number)/\(shard.count)"
  }

  @Test func partsAreRead() throws {
    #expect(try shard("2/5") == "2/5")
    #expect(try shard("1/1") == "1/1")
    #expect(try shard("ci", ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "3"]) == "3/3")
    #expect(try shard("ci", ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "4"]) == "1/4")
    #expect(try shard("ci", ["BUILDKITE_PARALLEL_JOB": "3", "BUILDKITE_PARALLEL_JOB_COUNT": "4"]) == "4/4")
  }

  @Test(arguments: ["0/3", "4/3", "1/0", "-1/3", "1", "1/", "/3", "a/b", "1/2/3", ""])
  func otherPartsAreRefused(text: String) {
    #expect(throws: UsageError.self) { try shard(text) }
  }

  @Test func variablesThatContradictAreRefused() {
    #expect(throws: UsageError.self) { try shard("ci", ["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "3"]) }
    #expect(throws: UsageError.self) { try shard("ci", ["CI_NODE_INDEX": "1"]) }
    #expect(throws: UsageError.self) { try shard("ci") }
  }

  @Test(arguments: [1, 2, 3, 7, 20]) func everyItemIsInOnePart(count: Int) throws {
    let items = ["b", "a", "é", "c", "B", "aa", "d/e", "d"]
    var seen: [String] = []
    for number in 1...count {
      let (own, rest) = try Shard("\(number)/\(count)").split(items) { $0 }
      #expect(Set(own + rest) == Set(items))
      #expect(own.count <= (items.count + count - 1) / count)
      seen += own
    }
    #expect(seen.sorted() == items.sorted())
  }
}
