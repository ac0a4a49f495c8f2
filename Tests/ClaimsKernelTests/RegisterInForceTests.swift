import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Testing

@Suite("The register in force")
struct RegisterInForceTests {
  private let log = InMemoryEventStore()
  private let clock = tickingClock()

  private func audited() throws -> [DecisionAudit.Difference] {
    var audit = DecisionAudit()
    try audit.run(on: log)
    return audit.differences
  }

  @Test("while the register is empty the only command is to register oneself as administrator")
  func bootstrap() throws {
    let kernel = try ClaimsKernel(log, clock: clock.read)
    var script = Script()
    script.add("carla", .claimant, .openDraft(OpenDraft(type: .auto, claimed: euros(1))))
    script.add("hugo", .handler, .addNote(AddNote(text: "x")))
    script.administer("ada", .grantRole(GrantRole(role: .handler)))
    script.setRules { $0.reopenLimit = 9 }
    for answer in try kernel.answers(script.commands) {
      #expect(answer.reasons.map(\.expected) == [ActorDecider.bootstrap])
      #expect(answer.codes == [.notAuthorised])
    }
    var other = People.register(0)
    other.actor = ActorID("eve")
    #expect(try kernel.answers([other])[0].codes == [.notAuthorised])
    let noAdministrator = RegisterActor(actor: ActorID("ada"), name: "Ada", roles: [.handler])
    other = People.register(0)
    other.command = .actor(.registerActor(noAdministrator))
    #expect(try kernel.answers([other])[0].codes == [.notAuthorised])
    #expect(log.head.position == .start)
    #expect(try kernel.answers(People.commands).areAccepted)
    #expect(try audited() == [])
  }

  @Test("a role that is not held, not held any more, or not held while inactive is refused")
  func rolesHeld() throws {
    let kernel = try kernel(log, clock: clock.read)
    var script = Script()
    let note = ClaimCommand.addNote(AddNote(text: "x"))
    script.add("carla", .claimant, .openDraft(OpenDraft(type: .auto, claimed: euros(1))))
    script.add("hugo", .handler, note)
    script.add("sara", .handler, note)
    script.add("eve", .handler, note)
    script.administer("hugo", .revokeRole(RevokeRole(role: .handler)))
    script.add("hugo", .handler, note)
    script.add("hugo", .supervisor, note)
    script.administer("hugo", .deactivateActor(DeactivateActor(reason: "left")))
    script.add("hugo", .supervisor, note)
    script.administer("hugo", .reactivateActor(ReactivateActor(reason: "back")))
    script.add("hugo", .supervisor, note)
    script.administer("hugo", .grantRole(GrantRole(role: .handler)))
    script.add("hugo", .handler, note)
    let answers = try kernel.answers(script.commands)
    let refused = [Reason(.notAuthorised, expected: "supervisor", found: "handler")]
    #expect(
      answers.map(\.reasons) == [
        [], [], refused,
        [Reason(.notAuthorised, expected: "none: eve holds no role", found: "handler")],
        [], [Reason(.notAuthorised, expected: "supervisor, payer", found: "handler")], [],
        [], [Reason(.notAuthorised, expected: "none: hugo holds no role", found: "supervisor")],
        [], [], [], [],
      ])
    #expect(try audited() == [])
  }

  @Test("the role is judged after receipt and stream, before party, revision and row")
  func order() throws {
    let kernel = try kernel(log, clock: clock.read)
    var script = Script()
    script.add("carla", .claimant, .openDraft(OpenDraft(type: .auto, claimed: euros(1))))
    script.add("carla", .claimant, .addNote(AddNote(text: "x")))
    script.administer("carla", .revokeRole(RevokeRole(role: .claimant)))
    script.administer("dario", .revokeRole(RevokeRole(role: .claimant)))
    #expect(try kernel.answers(script.commands).areAccepted)
    func codes(_ command: CommandEnvelope) throws -> [RefusalCode] {
      try kernel.submission(of: command).refusal?.reasons.map(\.code) ?? []
    }
    // Wrong in every way at once; corrected from the front, one check at a time.
    var command = script.commands[1]
    command.actor = ActorID("dario")
    command.command = .claim(.editDraft(EditDraft(claimed: euros(-1))))
    command.stream = .claim(claimID(9))
    command.expectedRevision = 77
    #expect(try codes(command) == [.commandIdReused])
    command.id = Identifier(high: 7, low: 7)
    #expect(try codes(command) == [.notFound])
    command.stream = .claim(claimID(1))
    #expect(try codes(command) == [.notAuthorised])
    script = Script()
    script.administer("dario", .grantRole(GrantRole(role: .claimant)))
    script.commands[0].id = Identifier(high: 7, low: 8)
    #expect(try kernel.answers(script.commands)[0].isAccepted)
    #expect(try codes(command) == [.notParty])
    #expect(try audited() == [])
  }

  @Test("a repeated command has its receipt though its role was revoked since")
  func repeated() throws {
    let kernel = try kernel(log, clock: clock.read)
    var script = Script()
    script.add("carla", .claimant, .openDraft(OpenDraft(type: .auto, claimed: euros(1))))
    script.administer("carla", .deactivateActor(DeactivateActor(reason: "left")))
    script.administer("sara", .grantRole(GrantRole(role: .administrator)))
    script.administer("ada", .revokeRole(RevokeRole(role: .administrator)), by: "sara")
    let first = try kernel.answers(script.commands)
    #expect(first.areAccepted)
    let before = log.head
    for kernel in [kernel, try ClaimsKernel(log, clock: clock.read)] {
      for (again, answer) in zip(try kernel.answers(script.commands), first) {
        guard case .accepted(var receipt) = answer else { continue }
        receipt.repeated = true
        #expect(again == .accepted(receipt))
      }
    }
    #expect(log.head == before)
  }

  @Test("commands about people: known, unknown, and by whose stream")
  func people() throws {
    let kernel = try kernel(log, clock: clock.read)
    var script = Script()
    script.administer("bob", .grantRole(GrantRole(role: .handler)))
    script.commands.append(People.register(1))
    script.commands[1].id = Identifier(high: 0x1d, low: 2)
    script.administer("ada", .revokeRole(RevokeRole(role: .administrator)))
    script.administer("sara", .grantRole(GrantRole(role: .auditor)))
    script.administer("sara", .grantRole(GrantRole(role: .payer)), by: "hugo")
    script.administer("sara", .grantRole(GrantRole(role: .payer)))
    script.commands[5].person = ActorID("paul")
    script.commands.append(People.register(1))
    script.commands[6].id = Identifier(high: 0x1d, low: 7)
    script.commands[6].stream = .actor(ActorID("bob"))
    script.commands[6].person = ActorID("bob")
    script.setRules { $0.reopenLimit = 9 }
    script.commands[7].stream = .claim(claimID(1))
    let answers = try kernel.answers(script.commands)
    #expect(
      answers.map(\.codes) == [
        [.actorNotRegistered], [.idTaken], [.lastAdministrator], [.conflictOfInterest],
        [.notAuthorised], [.malformedCommand], [.malformedCommand], [.malformedCommand],
      ])
    #expect(try audited() == [])
  }

  @Test("what is allowed follows the register, unless the question is hypothetical")
  func permissions() throws {
    let kernel = try kernel(log, clock: clock.read)
    var script = Script()
    script.add("carla", .claimant, .openDraft(OpenDraft(type: .auto, claimed: euros(1))))
    #expect(try kernel.answers(script.commands)[0].isAccepted)
    func allowed(_ actor: String, _ role: Role, asIfHeld: Bool = false) throws -> [String] {
      try kernel.permissions(
        of: ActorID(actor), as: role, on: .claim(claimID(1)), asIfHeld: asIfHeld
      )
      .filter(\.allowed).map(\.command)
    }
    #expect(try allowed("hugo", .handler).contains("addNote"))
    #expect(try allowed("sara", .handler) == [])
    #expect(try allowed("sara", .handler, asIfHeld: true) == allowed("hugo", .handler))
    let reasons = try kernel.permissions(of: ActorID("sara"), as: .handler, on: .claim(claimID(1)))
      .first { $0.command == "addNote" }?.reasons
    #expect(reasons == [Reason(.notAuthorised, expected: "supervisor", found: "handler")])
  }

  @Test("an import needs an administrator besides the actor and role that it names")
  func imports() throws {
    let kernel = try kernel(log, clock: clock.read)
    var script = Script()
    let open = ClaimCommand.openDraft(OpenDraft(type: .auto, claimed: euros(1)))
    for number in 1...4 as ClosedRange<UInt64> {
      script.add("carla", .claimant, open, on: number, effective: "2020-02-03T04:05:06Z")
    }
    for (place, name) in ["ada", "sara", "eve", ""].enumerated() {
      script.commands[place].importedBy = ActorID(name)
    }
    script.add("eve", .claimant, open, on: 5)
    script.commands[4].importedBy = ActorID("ada")
    let answers = try kernel.answers(script.commands)
    #expect(
      answers.map(\.reasons) == [
        [], [Reason(.notAuthorised, expected: "supervisor", found: "administrator")],
        [Reason(.notAuthorised, expected: "none: eve holds no role", found: "administrator")], [],
        [Reason(.notAuthorised, expected: "none: eve holds no role", found: "claimant")],
      ])
    #expect(try log.commit(ofCommand: script.commands[0].id)?.command.importedBy == ActorID("ada"))
    // Who imported it is part of what was asked.
    script.commands[0].importedBy = ActorID()
    #expect(try kernel.answers([script.commands[0]])[0].codes == [.commandIdReused])
    #expect(try audited() == [])
  }
}
