import ClaimsDomain
import EventSourcing
import Testing

@testable import ClaimsKernel

/// What holds of every read model: it is what a replay gives, however it came about.
@Suite("Read models")
struct ReadModelTests {
  @Test(
    "at every position the board has the claims of an audit to there, and the sums of its events",
    arguments: [1, 2, 3, 4] as [UInt64])
  func everyPrefix(seed: UInt64) throws {
    let history = try RandomHistory(seed: seed, steps: 150)
    var logState = LogState()
    var ledger = FinancialsTests.Ledger()
    for (count, entry) in history.entries.enumerated() {
      try logState.apply(entry)
      for stored in entry.events where stored.stream.category == .claim {
        ledger.apply(try ClaimEvent(kind: stored.type, payload: stored.payload), stored.stream.id)
      }
      ledger.check(logState.claims)
      // An audit of each position takes quadratic time: to every seventh and to the last.
      guard count % 7 == 0 || count == history.entries.count - 1,
        let position = entry.events.last?.position.value
      else { continue }
      let audited = try LogAsOf(history.log, .position(position)).state()
      #expect(logState.claims.count == audited.claims.count)
      audited.claims.forEach { #expect(logState.claims[$0.id] == $0) }
    }
  }

  @Test(
    "a read model folded from a whole log is what one is that was kept up",
    arguments: [5, 6, 7] as [UInt64])
  func wholeLog(seed: UInt64) throws {
    let history = try RandomHistory(seed: seed, steps: 300)
    var kept = try Models()
    for entry in history.entries { try kept.apply(entry) }
    let (expected, found) = (try Models(folding: history.log).shown(), try kept.shown())
    #expect(found == expected)
  }

  @Test("the histories that these tests use reach what they are about")
  func reach() throws {
    var kinds: Set<UInt32> = []
    for seed in 1...6 as ClosedRange<UInt64> {
      for entry in try RandomHistory(seed: seed, steps: 600).entries {
        for event in entry.events where event.stream.category == .claim { kinds.insert(event.type) }
      }
    }
    let wanted: [ClaimEventKind] = [
      .reserveSet, .reserveProposed, .reserveReleased, .claimApproved, .claimPartiallyApproved,
      .decisionProposed, .paymentRequested, .paymentAuthorised, .paymentDeclined, .paymentIssued,
      .paymentCleared, .paymentStopped, .paymentFailed, .paymentReversed, .recoveryRecorded,
      .claimClosed, .claimReopened, .informationProvided, .siuReferred, .noteAdded,
      .communicationRecorded, .litigationOpened, .fraudFlagged, .siuCleared,
    ]
    #expect(wanted.filter { !kinds.contains($0.rawValue) } == [])
  }

  @Test("a read model halts on an unknown event, and stays at its position")
  func halt() throws {
    let history = try RandomHistory(seed: 9, steps: 60)
    var texts = Projected(ClaimTexts())
    try texts.follow(history.log)
    #expect(texts.halt == nil)
    #expect(texts.position == history.log.head.position)
    var entry = try #require(
      history.entries.last { entry in entry.events.contains { $0.stream.category == .claim } })
    let place = try #require(entry.events.firstIndex { $0.stream.category == .claim })
    entry.events[place].type = 9_999
    let size = texts.model.size
    texts.apply(entry)
    #expect(texts.halt?.reason == .unknownKind(9_999, of: "ClaimEvent"))
    #expect(texts.position == history.log.head.position)
    #expect(texts.model.size == size)
  }

  /// Everything that is asked of read models, and the answers.
  private struct Models {
    var logState = LogState()
    var texts = ClaimTexts()
    var answers = AnsweredRequests()
    var paid = PaidByMonth()
    var paidEffective = PaidByMonth(clock: .effective)
    var dated = DatedClaims()
    var datedEffective = DatedClaims(clock: .effective)
    var monitor: SLAMonitor

    init() throws { monitor = SLAMonitor(try SLAProfileJSONTests.exampleProfile()) }

    init<Log: EventStore>(folding log: Log) throws {
      logState = try LogState(folding: log)
      texts = try ClaimTexts(folding: log)
      answers = try AnsweredRequests(folding: log)
      paid = try PaidByMonth(folding: log)
      paidEffective = try PaidByMonth(folding: log, clock: .effective)
      dated = try DatedClaims(folding: log)
      datedEffective = try DatedClaims(clock: .effective, folding: log)
      monitor = try SLAMonitor(try SLAProfileJSONTests.exampleProfile(), folding: log)
    }

    mutating func apply(_ entry: Entry) throws {
      try logState.apply(entry)
      try texts.apply(entry)
      try answers.apply(entry)
      try paid.apply(entry)
      try paidEffective.apply(entry)
      try dated.apply(entry)
      try datedEffective.apply(entry)
      try monitor.apply(entry)
    }

    func shown() throws -> [String] {
      var shown: [String] = []
      for words in ["called", "strasse", "STRASSE", "gesperrt dario", "loss again", "nothing"] {
        var query = ClaimQuery()
        query.filter.text = SearchText(words)
        query.order = [ClaimOrder(.updated, descending: true)]
        shown += try logState.claims.list(query, texts: texts).snapshots.map(\.json)
      }
      for grouping in FinancialGrouping.allCases {
        shown += FinancialTable(of: logState.claims, by: grouping).jsonLines
      }
      let through = CalendarMonth(LocalDate("2028-01-01")!)
      shown += PaidTriangle(of: logState.claims, paid, through: through).jsonLines
      shown += PaidTriangle(of: logState.claims, paidEffective, through: through).jsonLines
      let now = Instant("2028-01-01T00:00:00Z")!
      for claims in [dated, datedEffective] {
        shown += AgingTable(of: claims, by: AgingGrouping.allCases, on: now.dayUTC).jsonLines
        shown += FraudBoard(of: claims, at: now).rows.map(\.json)
      }
      monitor.forEachClock(at: now) { shown.append($0.json) }
      for (name, roles) in People.roles {
        for kind in WorklistKind.allCases {
          shown += logState.worklist(
            kind, of: ActorID(name), as: roles, answers: answers,
            at: now
          ).map(\.json)
        }
      }
      return shown
    }
  }
}
