import ClaimsDomain
import EventSourcing
import Testing

@testable import ClaimsKernel

@Suite("Overviews by age and suspicion")
struct OverviewTests {
  /// What a naive look at a history finds: states by the claims' own folding, times by comparing
  /// each state with the one before.
  private struct Recount {
    var claims: [Identifier: Claim] = [:]
    var since: [Identifier: Instant] = [:]
    var referred: [Identifier: Instant] = [:]
    var resolved: [Identifier: Instant] = [:]

    init(_ entries: [Entry], until: Instant = Instant(nanoseconds: .max)) throws {
      for entry in entries where entry.recorded <= until {
        for stored in entry.events where stored.stream.category == .claim {
          let id = stored.stream.id
          let before = claims[id] ?? ClaimDecider.initial
          var claim = before
          ClaimDecider.evolve(
            &claim, try ClaimEvent(kind: stored.type, payload: stored.payload))
          claims[id] = claim
          if claim.status != before.status { since[id] = entry.recorded }
          guard claim.fraud != before.fraud else { continue }
          if claim.fraud == .referred { (referred[id], resolved[id]) = (entry.recorded, nil) }
          if before.fraud == .referred { resolved[id] = entry.recorded }
        }
      }
    }

    var open: [(id: Identifier, claim: Claim)] {
      claims.filter { ![.closed, .voided, .draft].contains($0.value.status) }
        .map { (id: $0.key, claim: $0.value) }
    }
  }

  @Test(
    "ages are what a naive recount gives, at any day",
    arguments: 1...6 as ClosedRange<UInt64>)
  func ages(seed: UInt64) throws {
    let history = try RandomHistory(seed: seed, steps: 400)
    for days in [30, 200, 400, 900] as [Int64] {
      let day = try #require(LocalDate(daysSinceEpoch: start.dayUTC.daysSinceEpoch + days))
      let end = try #require(Instant(day.text + "T23:59:59.999999999Z"))
      let dated = try DatedClaims(
        folding: LogAsOf(history.log, AuditPoint(), until: (end, .recorded)))
      let recount = try Recount(history.entries, until: end)
      for groupings in [[], [.status], [.type, .assignee], AgingGrouping.allCases] {
        let table = AgingTable(of: dated, by: groupings, on: day)
        #expect(table.total.claims == recount.open.count)
        #expect(table.rows.reduce(0) { $0 + $1.claims } == recount.open.count)
        for row in table.rows {
          let same = recount.open.filter { _, claim in
            claim.type == row.type ?? claim.type && claim.handler == row.assignee ?? claim.handler
              && claim.status == row.status ?? claim.status
          }
          #expect(row.claims == same.count)
          let ages = same.map {
            day.daysSinceEpoch - (recount.since[$0.id] ?? start).dayUTC.daysSinceEpoch
          }
          #expect(row.inStatus.counts == Self.counts(ages))
          #expect(row.inStatus.oldest == ages.max())
          let losses = same.compactMap { $0.claim.lossDate }.map {
            max(0, day.daysSinceEpoch - $0.daysSinceEpoch)
          }
          #expect(row.sinceLoss.counts == Self.counts(losses))
          #expect(row.sinceLoss.unknown == same.count - losses.count)
        }
      }
    }
  }

  private static func counts(_ ages: [Int64]) -> [Int] {
    [
      ages.count { $0 < 7 }, ages.count { (7..<30).contains($0) },
      ages.count { (30..<90).contains($0) }, ages.count { (90..<180).contains($0) },
      ages.count { $0 >= 180 },
    ]
  }

  @Test("a bucket begins at its bound and ends before the next one")
  func bounds() {
    var buckets = AgeBuckets()
    for days in [0, 6, 7, 29, 30, 89, 90, 179, 180, 4_000, -3] as [Int64] {
      buckets.add(days: days)
    }
    buckets.add(days: nil)
    #expect(buckets.counts == [3, 2, 2, 2, 2])
    #expect(buckets.unknown == 1)
    #expect(buckets.oldest == 4_000)
  }

  @Test(
    "suspicions are what a naive recount gives",
    arguments: 1...6 as ClosedRange<UInt64>)
  func suspicions(seed: UInt64) throws {
    let history = try RandomHistory(seed: seed, steps: 500)
    let recount = try Recount(history.entries)
    let now = Instant("2060-12-01T00:00:00Z")!
    let board = FraudBoard(of: try DatedClaims(folding: history.log), at: now)
    let suspected = recount.claims.filter { $0.value.fraud != .none }
    #expect(Set(board.rows.map(\.id)) == Set(suspected.keys))
    for row in board.rows {
      let claim = try #require(suspected[row.id])
      #expect(row.status == claim.fraud)
      #expect(row.claim.status == claim.status)
      #expect(row.claim.handler == claim.handler)
      #expect(row.claim.claimed == claim.claimed)
      #expect(row.flags == claim.file.flags.count)
      #expect(row.score == claim.file.flags.map(\.score).max())
      #expect(Set(row.indicators) == Set(claim.file.flags.map(\.indicator)))
      #expect(row.referredAt == recount.referred[row.id])
      #expect(row.resolvedAt == recount.resolved[row.id])
      let days = recount.referred[row.id].map { referred in
        ((recount.resolved[row.id] ?? now).nanoseconds - referred.nanoseconds)
          / 86_400_000_000_000
      }
      #expect(row.siuDays == days)
    }
    let places = board.rows.map { FraudBoard.order.firstIndex(of: $0.status) ?? 9 }
    #expect(places == places.sorted())
    #expect(board.counts.reduce(0) { $0 + $1.claims } == board.rows.count)
    let cleared = FraudBoard(
      of: try DatedClaims(folding: history.log), in: [.cleared], at: now)
    #expect(cleared.rows == board.rows.filter { $0.status == .cleared })
  }

  @Test("what was brought over has its own times, whatever day it came")
  func imported() throws {
    let history = try RandomHistory(seed: 3, steps: 200)
    var (plain, moved) = (DatedClaims(), DatedClaims())
    let early: Int64 = 900 * 86_400_000_000_000
    for entry in history.entries {
      try plain.apply(entry)
      var entry = entry
      entry.command.importedBy = ActorID("ada")
      entry.command.effective = entry.recorded
      entry.recorded = Instant(nanoseconds: entry.recorded.nanoseconds + early)
      try moved.apply(entry)
    }
    var count = 0
    plain.forEach { id, claim in
      let (since, referredAt) = (claim.since, claim.referredAt)
      #expect(moved[id]?.since == since)
      #expect(moved[id]?.referredAt == referredAt)
      count += 1
    }
    #expect(count == Int(RandomHistory.claims))
  }
}
