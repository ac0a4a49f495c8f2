import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Testing

@Suite("Commands as JSON")
struct CommandJSONTests {
  @Test("a command reads back as it was written")
  func roundTrip() throws {
    let command = CommandEnvelope(
      id: Identifier(high: 1, low: 2), actor: ActorID("ana"), role: .handler,
      claim: Identifier(high: 3, low: 4),
      command: .approve(Approve(amount: Money(900, Currency("EUR")!), reason: "clear")),
      effective: Instant("2026-03-01T09:00:00Z"), expectedRevision: 7)
    #expect(try CommandEnvelope(json: Array(command.json.utf8)) == command)
  }
}
