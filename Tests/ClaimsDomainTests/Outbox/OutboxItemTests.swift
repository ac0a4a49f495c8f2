import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

@Suite("The outbox's items")
struct OutboxItemTests {
  @Test("all violated guards are reported together, in the order of the row")
  func together() {
    var item = OutboxCases.item(.retry)
    var outbox = OutboxCases.free
    (outbox.isOnline, outbox.isSignedIn, outbox.isFirst) = (false, false, false)
    let attempt = OutboxCases.by(OutboxCases.send, among: outbox)
    guard case .failure(let refusal) = OutboxMachine().apply(attempt, to: &item) else {
      Issue.record("it was sent")
      return
    }
    #expect(refusal.reasons.map(\.code) == [.offline, .signedOut, .earlierWaiting, .notDue])
  }

  @Test("every fault except stopping and signing in uses an attempt")
  func faults() throws {
    try OutboxCases.table.page.hold(
      "## Faults",
      to: TransportFaultKind.allCases.filter { $0 != .unspecified }.map { kind in
        [
          "\(kind.rawValue)", "`\(kind.name)`", kind.counts ? "yes" : "no",
          kind.leavesUnanswered ? "yes" : "no",
        ]
      })
    try OutboxCases.table.page.hold(
      "## Conflicts",
      to: SpecificationPage.codes(ConflictPolicy.allCases.filter { $0 != .unspecified }))
  }
}
