import ClaimsDomain
import ClaimsKernel
import EventSourcing
import StateMachineTesting
import Testing

@Suite("Commands as JSON")
struct CommandJSONTests {
  /// A verb with arguments that are all present, each different.
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

  /// Every verb of the register, and that of the rules, with arguments that are all there.
  static let others: [CommandEnvelope] = {
    let limit = SetAuthority(kind: .payment, limit: Money(90_000, eur))
    let person = ActorID("ana “ü”")
    let commands: [ActorCommand] = [
      .registerActor(RegisterActor(actor: person, name: "Ana", roles: [.handler, .payer])),
      .grantRole(GrantRole(role: .payer)), .revokeRole(RevokeRole(role: .payer)),
      .setAuthority(limit), .setAuthority(SetAuthority(kind: .reserve)),
      .deactivateActor(DeactivateActor(reason: "left")),
      .reactivateActor(ReactivateActor(reason: "back")),
      .setContact(SetContact(email: "ana@example.org", phone: "")),
    ]
    var rules = ClaimRules(reopenLimit: 0, fourEyes: false)
    rules.separations = [RolePair(first: .handler, second: .payer)]
    rules.secondAuthoriserAbove = Money(.max, eur)
    let (id, ada) = (Identifier(high: 1, low: 2), ActorID("ada"))
    let sets = [
      SetRules(from: LocalDate("2024-02-29"), rules: rules, reason: "§4"), SetRules(),
    ].map { set in
      CommandEnvelope(id: id, actor: ada, role: .administrator, command: .setRules(set))
    }
    return sets
      + commands.map { command in
        CommandEnvelope(
          id: id, actor: ada, role: .administrator, person: person, command: command)
      }
  }()

  @Test("commands to the register and the rules read back as they were written", arguments: others)
  func register(command: CommandEnvelope) throws {
    var command = command
    try expectSame(try CommandEnvelope(json: Array(command.json.utf8)), command)
    command.importedBy = ActorID("ada")
    command.effective = Instant("2026-03-01T09:00:00.000000001Z")
    let json = Array(command.json.utf8)
    try expectSame(try CommandEnvelope(json: json, importing: true), command)
    try expectSame(try CommandEnvelope(try command.record()), command)
    // It would be judged by a time that its sender chose.
    let fault = #expect(throws: JSONFault.self) { try CommandEnvelope(json: json) }
    #expect(
      fault?.wording.en
        == "importedBy: only an import says who brings a command over: claims send --importing")
  }

  @Test("the registered actor need not be named twice; what is not given has its built-in value")
  func shortForms() throws {
    func command(_ rest: String) throws -> DomainCommand {
      let json =
        #"{"id":"00000000-0000-0001-0000-000000000002","actor":{"id":"ada","role":"administrator"}"#
        + rest + "}"
      return try CommandEnvelope(json: Array(json.utf8)).command
    }
    let registering = RegisterActor(actor: ActorID("ana"), name: "Ana", roles: [.handler])
    #expect(
      try command(
        #","person":"ana","command":{"registerActor":{"name":"Ana","roles":["handler"]}}"#)
        == .actor(.registerActor(registering)))
    let setting = SetRules(rules: ClaimRules(reopenLimit: 0), reason: "x")
    #expect(
      try command(#","command":{"setRules":{"rules":{"reopenLimit":0},"reason":"x"}}"#)
        == .rules(.setRules(setting)))
  }

  @Test(
    "a command that is sent to another kind of target than its own is refused",
    arguments: [
      (#""person":"ana","#, "addNote", "person: 'addNote' goes to a claim"),
      ("", "grantRole", "person: 'grantRole' goes to a person and to nothing else"),
      (
        #""person":"ana","claim":"00000000-0000-0001-0000-000000000002","#, "grantRole",
        "person: 'grantRole' goes to a person and to nothing else"
      ),
      (
        #""person":"ana","#, "setRules",
        "command: 'setRules' goes to no stream that is named"
      ),
    ])
  func wrongTarget(target: String, verb: String, explanation: String) {
    let json =
      #"{"id":"00000000-0000-0001-0000-000000000002","actor":{"id":"ada","role":"administrator"},"#
      + #"\#(target)"command":{"\#(verb)":{}}}"#
    let fault = #expect(throws: JSONFault.self) { try CommandEnvelope(json: Array(json.utf8)) }
    #expect(fault?.explanation == explanation)
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
