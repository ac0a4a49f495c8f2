import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import StateMachineTesting
import Testing

@Suite("Conflicts of an outbox with the other side")
struct OutboxConflictTests {
  /// A note whose sender saw the claim at revision 1; meanwhile the other side has written two.
  private func bench(_ settings: OutboxSettings = OutboxSettings()) async throws
    -> (OutboxBench<InMemoryEventStore>, CommandEnvelope)
  {
    let bench = try OutboxBench(InMemoryEventStore(), settings: settings)
    for command in [draft(1), note(100, on: 1, "theirs"), note(101, on: 1, "theirs again")] {
      _ = try await bench.transport.other.send(command)
    }
    var mine = note(2, on: 1, "mine")
    mine.expectedRevision = 1
    try bench.queue(mine, note(3, on: 1, "whatever it is now"))
    try await bench.outbox.deliver(over: bench.transport)
    return (bench, mine)
  }

  @Test("a command that saw an older revision is in conflict, and others go on")
  func found() async throws {
    let (bench, mine) = try await bench()
    #expect(bench.statuses() == [.conflict, .acknowledged])
    let item = try #require(bench.outbox.item(mine.id))
    #expect(item.reasons == [Reason(.revisionConflict, expected: "1", found: "3")])
    #expect(item.remoteRevision == 3)
    #expect(bench.outbox.status(of: mine.stream) == .conflict)
    #expect(bench.outbox.status(of: .claim(claim(2))) == .synced)
  }

  @Test("upon the revision that the other side named it is decided again, and in conflict again")
  func rebase() async throws {
    let (bench, mine) = try await bench()
    // The other note made it four meanwhile.
    for found in [4, 4] as [UInt64] {
      guard bench.outbox.item(mine.id)?.status == .conflict else { break }
      try bench.outbox.resolve(mine.id, by: .rebase)
      try await bench.outbox.deliver(over: bench.transport)
      #expect(bench.outbox.item(mine.id)?.remoteRevision ?? found == found)
    }
    #expect(bench.outbox.item(mine.id)?.status == .acknowledged)
    #expect(bench.outbox.item(mine.id)?.command.expectedRevision == 4)
    #expect(bench.outbox.item(mine.id)?.rebases == 2)
  }

  @Test("what goes on changing is left to a user after the limit of tries")
  func limit() async throws {
    let (bench, mine) = try await bench(OutboxSettings(limits: OutboxLimits(rebases: 1)))
    try bench.outbox.resolve(mine.id, by: .rebase)
    try await bench.outbox.deliver(over: bench.transport)
    #expect(
      throws: OutboxError.refused(
        Refusal(.stillConflicting, expected: "at most 1 times", found: "1"))
    ) { try bench.outbox.resolve(mine.id, by: .rebase) }
    try bench.outbox.resolve(mine.id, by: .keepLocal)
    try await bench.outbox.deliver(over: bench.transport)
    #expect(bench.outbox.item(mine.id)?.status == .acknowledged)
  }

  @Test("the other side's is kept by dropping one's own")
  func keepRemote() async throws {
    let (bench, mine) = try await bench()
    try bench.outbox.resolve(mine.id, by: .keepRemote)
    #expect(bench.outbox.item(mine.id)?.status == .dropped)
    #expect(bench.outbox.summary == OutboxSummary(settled: 2))
    #expect(try !bench.other.accepted().contains(mine.id))
  }

  @Test("the newest is kept if that is allowed, and not otherwise")
  func keepNewest() async throws {
    let (strict, theirs) = try await bench()
    #expect(throws: OutboxError.refused(Refusal(.invalidField, found: "keepNewest"))) {
      try strict.outbox.resolve(theirs.id, by: .keepNewest, remoteChanged: Instant())
    }
    let settings = OutboxSettings(limits: OutboxLimits(allowsKeepNewest: true))
    for (changed, status) in [(Instant(), OutboxStatus.acknowledged), (noon, .dropped)] {
      let (bench, mine) = try await bench(settings)
      try bench.outbox.resolve(mine.id, by: .keepNewest, remoteChanged: changed)
      try await bench.outbox.deliver(over: bench.transport)
      #expect(bench.outbox.item(mine.id)?.status == status)
    }
  }

  @Test("a policy that was chosen before resolves conflicts at once, in their place")
  func automatic() async throws {
    let (bench, mine) = try await bench(OutboxSettings(onConflict: .rebase))
    #expect(bench.statuses() == [.acknowledged, .acknowledged])
    #expect(try bench.other.accepted().suffix(2) == [mine.id, note(3, on: 1, "").id])
    // One that cannot be followed by itself leaves it to a user.
    let (other, _) = try await self.bench(OutboxSettings(onConflict: .keepNewest))
    #expect(other.statuses() == [.conflict, .acknowledged])
  }
}
