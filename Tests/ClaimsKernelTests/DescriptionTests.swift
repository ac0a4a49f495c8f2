import ClaimsDomain
import ClaimsKernel
import EventSourcing
import StateMachineTesting
import Testing

@Suite("What print shows of the kernel's values")
struct DescriptionTests {
  private static let noon = Instant("2026-03-01T12:00:00Z")!

  @Test("a command, its forecast and its answer are shown by their fields")
  func answers() throws {
    let kernel = try kernel(InMemoryEventStore(), clock: tickingClock().read)
    let draft = CommandEnvelope(
      id: Identifier(high: 0, low: 7), actor: ActorID("carla"), role: .claimant, claim: claimID(1),
      command: .openDraft(OpenDraft(type: .auto, title: "Rear-end", claimed: euros(180_000))))
    let fields = #"(type: auto, title: "Rear-end", claimed: 1800.00 EUR)"#
    let command = """
      CommandEnvelope(id: 00000000-0000-0000-0000-000000000007, actor: carla, role: claimant, \
      stream: 1/00000000-0000-c1a1-0000-000000000001, command: OpenDraft\(fields))
      """
    #expect("\(draft)" == command)
    let drafted = fields.dropLast() + ", claimant: carla)"
    let forecast = try kernel.forecast(draft)
    let events = """
      accepted([StreamEvents(stream: 1/00000000-0000-c1a1-0000-000000000001, \
      events: [ClaimDrafted\(drafted)])])
      """
    #expect("\(forecast)" == events)
    let answer: Answer = try kernel.send(draft)
    guard case .accepted(let receipt) = answer else {
      Issue.record("\(answer)")
      return
    }
    let accepted = """
      accepted(Receipt(command: 00000000-0000-0000-0000-000000000007, \
      claim: 00000000-0000-c1a1-0000-000000000001, position: 7, revision: 1, \
      recorded: \(receipt.recorded), events: [ClaimDrafted]))
      """
    #expect("\(answer)" == accepted)
    let refused: Answer = try kernel.send(
      CommandEnvelope(
        id: Identifier(high: 0, low: 8), actor: ActorID("carla"), role: .claimant,
        claim: claimID(1), command: .approve(Approve())))
    #expect("\(refused)".hasPrefix("refused(RefusedAnswer(command: 00000000-"))
  }

  @Test("values are shown as their fields, as their case or as their code")
  func values() {
    let shown: [(any CustomStringConvertible, String)] = [
      (
        RefusalLimits.builtIn,
        "RefusalLimits(window: 60.0 seconds, count: 100, bytes: 1048576, totalBytes: 16777216, "
          + "actors: 1000)"
      ),
      (
        DueCommand(
          stream: .claim(claimID(1)), due: Self.noon, command: .claim(.submit(Submit()))),
        "DueCommand(stream: 1/00000000-0000-c1a1-0000-000000000001, "
          + "due: 2026-03-01T12:00:00Z, command: Submit)"
      ),
      (Decision.claim([]), "claim([])"), (FlagName.allCases[0], FlagName.allCases[0].rawValue),
      (DomainCommand.claim(.submit(Submit())), "Submit"),
      (JSONValue.array([.bool(true), .null]), "[true,null]"),
      (CalendarMonth(LocalDate("2026-03-01")!), "2026-03"),
      (FollowUp.Process.reviewOfRevokedDocument, "reviewOfRevokedDocument"),
      (Redaction.nothing, "Redaction"),
    ]
    for (value, text) in shown { #expect("\(value)" == text) }
  }

  @Test("a row shows what it shows to its reader")
  func rows() {
    #expect(
      "\(MessageRow(Money(170_000, eur)))"
        == #"MessageRow<Money>(minorUnits: 170000, currency: EUR)"#)
  }

  @Test("identifiers that are drawn are UUIDs of version 4, and differ")
  func drawn() {
    let (one, other) = (Identifier.random(), Identifier.random())
    #expect(one != other)
    for id in [one, other] {
      #expect(id.high >> 12 & 15 == 4)
      #expect(id.low >> 62 == 2)
    }
  }
}
