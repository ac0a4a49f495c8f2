import ClaimsDomain
import ClaimsKernel
import EventSourcing
import StateMachineTesting
import Testing

@Suite("Commands as JSON")
struct CommandJSONTests {
  /// A verb with arguments that are all there, each another one.
  static func command(_ verb: ClaimVerb) throws -> ClaimCommand {
    var filler = Filler()
    return try #require(try ClaimCommand.read(verb, from: &filler))
  }

  static let verbs = ClaimVerb.allCases.filter { $0 != .unspecified }

  private func envelope(_ command: ClaimCommand) -> CommandEnvelope {
    CommandEnvelope(
      id: Identifier(high: 1, low: 2), actor: ActorID("ana"), role: .handler,
      claim: Identifier(high: 3, low: 4), command: command)
  }

  /// Equal by bytes: equality of texts would overlook how a letter is spelt.
  private func expectSame(_ found: CommandEnvelope, _ expected: CommandEnvelope) throws {
    #expect(found == expected)
    #expect(try found.record() == expected.record())
  }

  @Test("every command reads back as it was written", arguments: verbs)
  func everyVerb(verb: ClaimVerb) throws {
    var command = envelope(try Self.command(verb))
    try expectSame(try CommandEnvelope(json: Array(command.json.utf8)), command)
    command.effective = Instant("2026-03-01T09:00:00.000000001Z")
    command.correlation = Identifier(high: .max, low: 0)
    command.expectedRevision = .max
    try expectSame(try CommandEnvelope(json: Array(command.json.utf8)), command)
  }

  @Test("every command reads back without a single argument", arguments: verbs)
  func everyEmptyVerb(verb: ClaimVerb) throws {
    let command = envelope(try ClaimCommand(kind: verb.rawValue, payload: []))
    try expectSame(try CommandEnvelope(json: Array(command.json.utf8)), command)
    let json = """
      {"id":"\(command.id.text)","actor":{"id":"ana","role":"handler"},"claim":"\(command.stream.id.text)",
       "command":{"\(verb.name)":{}}}
      """
    try expectSame(try CommandEnvelope(json: Array(json.utf8)), command)
  }

  @Test("a command is one line, its fields in a fixed order")
  func exactText() throws {
    var command = envelope(
      .approve(Approve(amount: Money(90_000, eur), reason: "clear")))
    command.effective = Instant("2026-03-01T09:00:00Z")
    command.expectedRevision = 7
    #expect(
      command.json
        == #"{"id":"00000000-0000-0001-0000-000000000002","actor":{"id":"ana","role":"handler"},"#
        + #""claim":"00000000-0000-0003-0000-000000000004","#
        + #""effective":"2026-03-01T09:00:00.000000000Z","expectedRevision":7,"#
        + #""command":{"approve":{"amount":{"minorUnits":90000,"currency":"EUR"},"reason":"clear"}}}"#
    )
  }

  @Test("spaces, the order of members and null for absent make no difference")
  func otherSpelling() throws {
    let json = """
      { "command" : { "approve" : { "reason" : "cl\\u0065ar", "amount" : {
          "currency" : "EUR", "minorUnits" : "90000" } } },
        "expectedRevision" : null, "effective" : null,
        "claim" : "00000000000000030000000000000004",
        "actor" : { "role" : "handler", "id" : "ana" },
        "id" : "00000000-0000-0001-0000-000000000002" }

      """
    try expectSame(
      try CommandEnvelope(json: Array(json.utf8)),
      envelope(.approve(Approve(amount: Money(90_000, eur), reason: "clear"))))
  }
}
