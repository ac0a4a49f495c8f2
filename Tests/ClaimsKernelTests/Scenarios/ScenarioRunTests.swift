import ClaimsKernel
import EventSourcing
import Testing

/// A step of every file below.
private let when = #"{"at":"2026-03-01T08:00:00Z","id":"x","command":{"submit":{}}}"#

@Suite("Playing a scenario")
struct ScenarioRunTests {
  /// Answers everything with the same, so that a run has something to find.
  private struct Parrot: ScenarioTransport {
    let answer: String
    var events: [String] = []
    private(set) var heard: [String] = []

    init(_ answer: String, _ events: [String] = []) {
      self.answer = answer
      self.events = events
    }

    mutating func begin(sealed: Bool) { heard = [] }
    mutating func send(_ line: String, at time: Instant) -> ScenarioAnswer {
      heard.append("\(time.text) \(line)")
      return ScenarioAnswer(answer: answer, events: events)
    }
  }

  private func file(_ then: String, given: String = "[]") throws -> ScenarioFile {
    try ScenarioFile(
      json: Array(
        #"{"scenarios":[{"name":"n","given":\#(given),"when":\#(when),"then":\#(then)}]}"#
          .utf8))
  }

  private func verdict(_ then: String, given: String = "[]", _ parrot: Parrot) throws
    -> ScenarioVerdict
  {
    var parrot = parrot
    return try #require(try file(then, given: given).scenarios.first).run(on: &parrot)
  }

  @Test(
    "every difference is reported with its path",
    arguments: [
      (#"{"accepted":[{"event":"A","data":{"n":1}}]}"#, []),
      (#"{"accepted":[{"event":"A","data":{"n":1,"gone":null}}]}"#, []),
      (
        #"{"accepted":[{"event":"A","data":{"n":2}}]}"#,
        ["accepted[0].data.n: expected 2, found 1"]
      ),
      (
        #"{"accepted":[{"event":"B","data":{"n":1}}]}"#,
        [#"accepted[0].event: expected "B", found "A""#]
      ),
      (
        #"{"accepted":[]}"#,
        [#"accepted[0]: expected nothing, found {"data":{"n":1},"event":"A"}"#]
      ),
      (
        #"{"accepted":[{"event":"A","data":{"n":1}},{"event":"A","data":{}}]}"#,
        [#"accepted[1]: expected {"data":{},"event":"A"}, found nothing"#]
      ),
      (
        #"{"refused":[]}"#,
        [
          #"accepted: expected nothing, found [{"data":{"n":1},"event":"A"}]"#,
          "refused: expected [], found nothing",
        ]
      ),
    ])
  func differences(then: String, differences: [String]) throws {
    let line = #"{"position":1,"event":"A","data":{"n":1}}"#
    #expect(
      try verdict(then, Parrot(#"{"accepted":{}}"#, [line])).differences.map(\.en) == differences)
  }

  @Test("an event of another stream than the command's says so")
  func streams() throws {
    let lines = [#"{"claim":"c","event":"A","data":{}}"#]
    let outcome = try verdict(#"{"accepted":[]}"#, Parrot(#"{"accepted":{}}"#, lines))
    #expect(outcome.found?.text == #"{"accepted":[{"claim":"c","data":{},"event":"A"}]}"#)
  }

  @Test("what must come before and was refused fails the scenario, and names its place")
  func given() throws {
    let refusal = #"{"refused":{"reasons":[{"code":"notFound","expected":"","found":""}]}}"#
    let outcome = try verdict(#"{"accepted":[]}"#, given: "[\(when)]", Parrot(refusal))
    #expect(
      outcome.differences.map(\.en) == [
        #"scenarios[0].given[0] was not accepted: {"refused":[{"code":"notFound","#
          + #""expected":"","found":""}]}"#
      ])
    #expect(outcome.found == nil)
  }

  @Test("an invalid answer is shown as it came")
  func noAnswer() throws {
    let outcome = try verdict(#"{"accepted":[]}"#, Parrot("hello"))
    #expect(outcome.found?.text == #"{"answer":"hello"}"#)
    #expect(!outcome.passed)
  }

  @Test("histories are put in place of their names, one in another")
  func histories() throws {
    let file = try ScenarioFile(
      json: Array(
        """
        {"setup":["a"],"histories":{"a":[\(when)],"b":["a",\(when)]},"scenarios":[\
        {"name":"n","given":["b"],"when":\(when),"then":{"accepted":[]}}]}
        """.utf8))
    var parrot = Parrot(#"{"accepted":{}}"#)
    _ = try file.scenarios[0].run(on: &parrot)
    let line = #"2026-03-01T08:00:00.000000000Z {"command":{"submit":{}},"id":"x"}"#
    #expect(parrot.heard == [line, line, line, line])
  }

  @Test(
    "an invalid file reports what is wrong, and where",
    arguments: [
      ("[]", "the line: expected an object, found an array"),
      ("{", "not valid JSON: expected a name in quotes behind byte 1 of 1"),
      ("{}", "scenarios: expected an array; is this a file of scenarios?"),
      (
        #"{"scenarios":[],"scenes":[]}"#,
        "scenes: no such field; there are: about, histories, isSealed, scenarios, setup"
      ),
      (#"{"scenarios":[{}]}"#, "scenarios[0].name: expected a text, found nothing"),
      (#"{"scenarios":[{"name":"n"}]}"#, "scenarios[0].when: expected a command, found nothing"),
      (
        #"{"scenarios":[{"name":"n","when":{}}]}"#,
        "scenarios[0].when.at: expected a time, found nothing"
      ),
      (
        #"{"scenarios":[{"name":"n","given":["x"],"when":{}}]}"#,
        "scenarios[0].given[0]: there is no history 'x'"
      ),
      (
        #"{"setup":["x"],"histories":{"x":["x"]},"scenarios":[]}"#,
        "histories.x[0]: the history 'x' holds itself"
      ),
      (
        #"{"setup":[{"at":"2026-03-01T09:00:00Z"}],"scenarios":[{"name":"n","when":\#(when)}]}"#,
        "scenarios[0].when.at: 2026-03-01T08:00:00.000000000Z is before 2026-03-01T09:00:00.000000000Z"
      ),
      (
        #"{"scenarios":[{"name":"n","when":\#(when),"then":{"done":[]}}]}"#,
        "scenarios[0].then.done: no such field; there are: accepted, refused"
      ),
      (
        #"{"scenarios":[{"name":"n","when":\#(when),"then":{}}]}"#,
        #"scenarios[0].then: expected {"accepted": […]} or {"refused": […]}"#
      ),
      (
        #"{"scenarios":[{"name":"n","when":\#(when)},{"name":"n","when":\#(when)}]}"#,
        "scenarios[1].name: 'n' stands here twice"
      ),
    ])
  func malformed(text: String, explanation: String) {
    let fault = #expect(throws: JSONFault.self) { try ScenarioFile(json: Array(text.utf8)) }
    #expect(fault?.explanation == explanation)
  }
}
