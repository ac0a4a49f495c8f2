import ClaimsDomain
import EventSourcing
import StateMachineTesting
import Testing

@testable import ClaimsKernel
@testable import WriteAheadLog

extension ColdStreamTests {
  /// Lists of 300 claims: 250 that an index tells of, of which some changed since, and 50 behind it. The
  /// clock stands still for a while, now and then.
  @Test(
    "a list of cold claims shows what a list of all of them shows", arguments: [1, 7, 1000],
    [false, true])
  func lists(together: Int, isCorrected: Bool) throws {
    defer { remove() }
    let clock = ControlledClock(start, step: .seconds(0))
    func write(_ numbers: [UInt64], ids: UInt64, indexed: Bool, _ command: ClaimCommand) throws {
      let log = try WriteAheadLog.open(path, options: Self.options(indexed: indexed))
      let kernel = try ClaimsKernel(log, coldly: true, clock: clock.read)
      if kernel.log.head.position == Position(0) {
        #expect(try kernel.answers(People.commands).areAccepted)
      }
      var script = Script(ids: ids)
      for number in numbers { script.add("carla", .claimant, command, on: number) }
      for (place, command) in script.commands.enumerated() {
        if place % together == 0 { clock.set(to: clock.read().adding(days: 1)) }
        #expect(try kernel.answers([command]).areAccepted)
      }
      if isCorrected {
        clock.set(to: clock.read().adding(days: 90))
        #expect(try kernel.answers([Self.correction(to: clock.read(), ids)]).areAccepted)
      }
      try kernel.close()
    }
    let draft = Self.draft
    try write(Array(1...250), ids: 0x1a, indexed: true, draft)
    try write([9, 200, 64, 1], ids: 0x1b, indexed: true, .submit(Submit()))
    try write([3, 250, 100], ids: 0x1c, indexed: false, .submit(Submit()))
    try write(Array(251...300), ids: 0x1d, indexed: false, draft)

    let log = try WriteAheadLog.openForReading(path)
    let cold = try LogState(folding: log, at: nil, coldly: true)
    let all = try LogState(folding: log)
    #expect(cold.isCold && !all.isCold)
    var query = ClaimQuery()
    for order in [[], [.init(.updated)], [.init(.updated, descending: true)]] as [[ClaimOrder]] {
      for offset in [0, 3, 290, 301] {
        for limit in [0, 1, 20, 60, 299, 300, .max] {
          (query.order, query.offset, query.limit) = (order, offset, limit)
          #expect(cold.claims.coldList(query) != nil && all.claims.coldList(query) == nil)
          let (found, expected) = (
            try cold.claims(query, as: .whole, at: start),
            try all.claims(query, as: .whole, at: start)
          )
          #expect(found == expected, "\(order) \(offset) \(limit)")
          for (claims, slice) in [(cold.claims, 7), (all.claims, 1), (all.claims, 299)]
          where limit == 20 {
            #expect(try claims.list(query, slice: slice) == expected.page)
          }
        }
      }
    }
  }

  @Test("only a list of all claims that the index can sort is answered by it")
  func otherLists() throws {
    let lossDate = try #require(LocalDate("2026-02-01"))
    let queries: [(inout ClaimQuery) -> Void] = [
      { $0.limit = nil }, { $0.after = claimID(1) }, { $0.filter.statuses = [.draft] },
      { $0.filter.types = [.auto] }, { $0.filter.assignee = ActorID() },
      { $0.filter.claimant = ActorID("carla") }, { $0.filter.flags = [.fraud] },
      { $0.filter.isOpen = true },
      { $0.filter.amount = ClaimFilter.AmountRange(0...5, euros(5).currency) },
      { $0.filter.loss = lossDate...lossDate },
      { $0.filter.updated = start...start }, { $0.filter.text = SearchText("t") },
      { $0.order = [ClaimOrder(.created)] },
      { $0.order = [ClaimOrder(.updated), ClaimOrder(.title)] },
    ]
    defer { remove() }
    let log = try WriteAheadLog.open(path, options: Self.options(indexed: true))
    let kernel = try ClaimsKernel(log, clock: tickingClock().read)
    var script = Script(ids: 0x1a)
    for number in 1...5 as ClosedRange<UInt64> {
      script.add("carla", .claimant, Self.draft, on: number)
    }
    #expect(try kernel.answers(People.commands + script.commands).areAccepted)
    try kernel.close()
    let cold = try LogState(folding: .openForReading(path) as WriteAheadLog, at: nil, coldly: true)
    var query = ClaimQuery()
    query.limit = 3
    #expect(cold.claims.coldList(query)?.snapshots.count == 3)
    for (place, change) in queries.enumerated() {
      var query = query
      change(&query)
      #expect(cold.claims.coldList(query) == nil, "the query at \(place)")
    }
  }
}
