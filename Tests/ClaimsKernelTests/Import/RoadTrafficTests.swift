import ClaimsDomain
import EventSourcing
import Foundation
import Testing

@testable import ClaimsKernel

/// A hundred published fines, with their amounts, penalties and payments.
@Suite(
  "The road traffic fines",
  .enabled(
    if: PublishedLogs.isThere(PublishedLogs.roadTraffic),
    "needs ../shared/data/process-logs/roadtraffic100traces.xes"))
struct RoadTrafficTests {
  @Test("every fine comes in, and what is claimed and paid sums to the source's own figures")
  func sums() throws {
    let map = try PublishedLogs.map("roadtraffic")
    let cases = try PublishedLogs.cases(in: PublishedLogs.roadTraffic)
    var plan = ImportPlan(map)
    for foreign in cases { plan.add(foreign) }
    #expect(plan.omissions.map(\.reason) == [])
    #expect(plan.cases == 100)
    let now = Instant("2026-03-01T09:00:00Z")!
    let kernel = try ClaimsKernel(InMemoryEventStore(), clock: { now })
    let prepared = try kernel.prepare(plan, by: ActorID("Ada"))
    #expect(prepared.obstacle == nil)
    _ = try kernel.send(inBulk: prepared.commands)
    let logState = try kernel.query { copy $0 }
    var (claimed, paid): (Int64, Int64) = (0, 0)
    for foreign in cases {
      let claim = try #require(
        logState.claims[ImportPlan.stream(of: foreign.name, by: map)]?.claim)
      let payments = claim.payments.reduce(0) { $0 + $1.amount.minorUnits }
      #expect(payments == Self.cents("paymentAmount", in: foreign.events), "\(foreign.name)")
      #expect(claim.claimed.minorUnits == Self.claimed(foreign), "\(foreign.name)")
      claimed += claim.claimed.minorUnits
      paid += payments
    }
    #expect(paid == 296_803)
    #expect(claimed == cases.reduce(0) { $0 + Self.claimed($1) })
  }

  private static func cents(_ name: String, in events: [ForeignEvent]) -> Int64 {
    events.compactMap { $0.attributes[name].flatMap(Double.init) }
      .reduce(0) { $0 + Int64(($1 * 100).rounded()) }
  }

  /// The latest amount, up to the first payment, with the expenses up to then if anything is paid.
  private static func claimed(_ foreign: ForeignCase) -> Int64 {
    guard let first = foreign.events.firstIndex(where: { $0.activity == "Payment" }) else {
      return cents("amount", in: foreign.events.suffix { $0.attributes["amount"] != nil })
    }
    let before = foreign.events[..<first]
    let amount = before.last { $0.attributes["amount"] != nil }
    return cents("amount", in: amount.map { [$0] } ?? []) + cents("expense", in: Array(before))
  }
}

extension [ForeignEvent] {
  /// The last element that is so.
  fileprivate func suffix(_ isSo: (ForeignEvent) -> Bool) -> [ForeignEvent] {
    last(where: isSo).map { [$0] } ?? []
  }
}
