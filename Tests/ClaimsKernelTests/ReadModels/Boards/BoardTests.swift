import ClaimsDomain
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@testable import ClaimsKernel

@Suite("Boards of documents, reports and intake", .long)
struct BoardTests {
  private func documents(
    _ logState: LogState, as access: ReaderRoles = .whole,
    _ change: (inout DocumentQuery) -> Void = { _ in }
  ) -> DocumentBoard {
    var query = DocumentQuery()
    change(&query)
    return DocumentBoard(of: logState, query, as: access, on: BoardScene.day, at: BoardScene.time)
  }

  @Test("documents are in the order in which they expire, with days left and the claims")
  func expiry() throws {
    let rows = try documents(BoardScene.whole().logState).rows
    #expect(rows.map(\.id) == [documentID(2), documentID(1)])
    #expect(rows.map(\.daysLeft) == [10, 327])
    #expect(rows.map(\.claims) == [[claimID(2)], [claimID(1)]])
    #expect(rows.map(\.preview) == ["blobs/2", "blobs/1"])
    #expect(rows.map(\.document.owner) == [ActorID("dario"), ActorID("carla")])
  }

  @Test("filters, keys and pages of documents each do what they say")
  func documentQueries() throws {
    let logState = try BoardScene.whole().logState
    func ids(_ change: (inout DocumentQuery) -> Void) -> [UInt64] {
      documents(logState, change).rows.map(\.id.low)
    }
    #expect(ids { $0.expiringDays = 10 } == [2])
    #expect(ids { $0.expiringDays = 9 } == [])
    #expect(ids { $0.expiringDays = 327 } == [2, 1])
    #expect(ids { $0.owner = ActorID("carla") } == [1])
    #expect(ids { $0.statuses = [.verified] } == [2, 1])
    #expect(ids { $0.statuses = [.pending, .expired] } == [])
    #expect(ids { $0.types = ["id"] } == [2, 1])
    #expect(ids { $0.types = ["invoice"] } == [])
    #expect(ids { $0.order = [DocumentOrder(.title)] } == [1, 2])
    #expect(ids { $0.order = [DocumentOrder(.owner, descending: true)] } == [2, 1])
    #expect(ids { $0.order = [DocumentOrder(.type)] } == [1, 2], "ties stand in the order of ids")
    #expect(ids { ($0.limit, $0.offset) = (1, 1) } == [1])
    #expect(documents(logState) { $0.limit = 1 }.total == 2)
    #expect(ids { ($0.limit, $0.offset) = (-1, .max) } == [])
  }

  @Test("a document is shown with the claims that the reader sees, or with none")
  func citingClaims() throws {
    let logState = try BoardScene.whole().logState
    func claims(_ reader: String) -> [[Identifier]?] {
      documents(logState, as: ReaderRoles(of: ActorID(reader), in: logState.actors)).rows.map(
        \.claims)
    }
    #expect(claims("dario") == [[claimID(2)]])
    #expect(claims("hugo") == [[claimID(2)], [claimID(1)]])
    #expect(claims("vera") == [nil, nil])
  }

  @Test("reports have names in both languages, and totals by status, attack, impact and day")
  func reports() throws {
    let logState = try BoardScene.whole().logState
    let board = ReportBoard(of: logState, as: .whole)
    #expect(board.rows.map(\.report.status) == [.enInvestigacion, .nuevo, .nuevo])
    #expect(
      board.rows.map { $0.labels[.es]?.impact } == [
        "Robo de Dinero", "Sin Impacto", "Robo de Dinero",
      ])
    #expect(board.rows.map(\.severity) == [4, 1, 4])
    #expect(board.totals.reports == 3)
    #expect(board.totals.statuses.map(\.code) == ["nuevo", "en_investigacion"])
    #expect(board.totals.statuses.map(\.reports) == [2, 1])
    #expect(board.totals.attackTypes.map(\.reports) == [3])
    #expect(board.totals.impacts.map(\.code) == ["ninguno", "robo_dinero"])
    #expect(board.totals.impacts.map(\.severity) == [1, 4])
    #expect(board.totals.impacts.map(\.reports) == [1, 2])
    #expect(board.totals.days.map { $0.day } == [LocalDate("2026-03-01")])
    #expect(board.totals.days.map { $0.reports } == [3])

    var query = ReportQuery()
    query.statuses = [.nuevo]
    query.limit = 1
    let page = ReportBoard(of: logState, query, as: .whole)
    #expect(page.rows.map(\.id) == [reportID(2)])
    #expect(page.totals.reports == 2, "all are counted, on whatever page")
    query = ReportQuery()
    query.impacts = ["robo_dinero"]
    #expect(ReportBoard(of: logState, query, as: .whole).rows.map(\.id.low) == [1, 3])
    query.attackTypes = ["SMS"]
    #expect(ReportBoard(of: logState, query, as: .whole).rows.isEmpty)
  }

  @Test("the community view has days, codes and names, and nothing that a person wrote or is")
  func community() throws {
    let lines = CommunityView(of: try BoardScene.whole().logState).rows.map(\.json)
    #expect(lines.count == 3)
    #expect(
      lines.allSatisfy {
        $0.hasPrefix(#"{"day":"2026-02-27","attackType":{"code":"email","en":""#)
      }, "\(lines)")
    #expect(lines == lines.sorted(), "reports of a day do not stand as they came")
    for line in lines {
      guard case .object(let row) = try parsed(line) else { continue }
      #expect(Set(row.keys) == ["day", "attackType", "impact", "severity", "status"])
      for word in ["carla", "bank", "T10:11", "4e9", "hugo", "ines"] {
        #expect(!line.contains(word), "\(word)")
      }
    }
  }

  @Test("a draft is nothing for the community, and a day is shown no more exactly than it is known")
  func communityDays() throws {
    var report = IncidentReport()
    report.status = .nuevo
    report.details = IncidentDetails(
      attackType: "a new kind, by Dario", incidentDate: Instant("2026-02-27T10:11:12Z"))
    var days: [String] = []
    for precision in [nil, .unspecified, .day, .month, .year] as [IncidentPrecision?] {
      report.details.incidentPrecision = precision
      let row = CommunityRow(report, CatalogDecider.initial)
      days.append(row.day)
      #expect(row.attackType == nil)
      #expect(!row.json.contains("Dario"))
    }
    #expect(days == ["2026-02-27", "2026-02-27", "2026-02-27", "2026-02", "2026"])
    var scene = try BoardScene(InMemoryEventStore())
    let start = StartReport(isAnonymous: false)
    try scene.send(
      "carla", .claimant, .report(.startReport(start)), .report(reportID(9)))
    #expect(CommunityView(of: try scene.logState).rows.isEmpty)
  }

  @Test("the funnel counts quizzes, leads by state, and what came of them, by area and source")
  func funnel() throws {
    let logState = try BoardScene.whole().logState
    let total = IntakeFunnel(of: logState, by: [], as: .whole).total
    #expect(total.quizzes == 2)
    #expect(total.completed == 1)
    #expect(total.abandoned == 0)
    #expect(total.ledToLeads == 1)
    #expect(total.ledToClaims == 1)
    #expect(total.leads == [.converted: 1, .draft: 1])
    #expect(total.claims == 1)
    #expect(total.quizToLeadPermille == 500)
    #expect(total.leadToClaimPermille == 500)
    let rows = IntakeFunnel(of: logState, by: FunnelGrouping.allCases, as: .whole).rows
    #expect(rows.map { $0.key.month } == ["2026-03", "2026-03"])
    #expect(rows.map { $0.key.practiceArea } == ["", "dogBites"])
    #expect(rows.map { $0.key.source } == ["", "website"])
    #expect(rows.map { $0.counts.quizzes } == [1, 1])
    #expect(rows.map { $0.counts.allLeads } == [0, 2])
    #expect(FunnelCounts().quizToLeadPermille == nil)
  }

  @Test(
    "a funnel's rows add up to its total, by whatever they are grouped",
    arguments: [1, 2, 3] as [UInt64])
  func sums(seed: UInt64) throws {
    let logState = try BoardScene.random(seed: seed).logState
    for groupings in [[], [.month], [.practiceArea], [.source], FunnelGrouping.allCases] {
      let funnel = IntakeFunnel(of: logState, by: groupings, as: .whole)
      var sum = FunnelCounts()
      for row in funnel.rows { sum += row.counts }
      #expect(sum == funnel.total)
      #expect(sum.quizzes == logState.quizzes.count)
      #expect(sum.allLeads == logState.leads.count)
    }
  }

  @Test(
    "after every command a board is what a replay to there gives, and at the end a whole fold",
    arguments: [11, 12] as [UInt64])
  func everyPrefix(seed: UInt64) throws {
    let readers: [@Sendable (LogState) -> ReaderRoles] = [
      { _ in .whole }, { ReaderRoles(of: ActorID("carla"), in: $0.actors) },
      { ReaderRoles(of: ActorID("hugo"), in: $0.actors) },
    ]
    func lines(_ logState: LogState) throws -> [String] {
      try readers.flatMap { try logState.boardLines(as: $0(logState)) }
    }
    let log = InMemoryEventStore()
    var kept: [UInt64: [String]] = [:]
    _ = try BoardScene.random(seed: seed, log) { kept[$0.events] = try lines($0) }
    var replayed = LogState()
    var compared = 0
    try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      do {
        try replayed.apply(entry)
        if !entry.events.isEmpty, let expected = kept[replayed.events] {
          #expect(try lines(replayed) == expected, "at \(replayed.events)")
          compared += 1
        }
      } catch { Issue.record(error) }
      return true
    }
    #expect(compared == kept.count)
    #expect(compared > 40)
    #expect(try lines(LogState(folding: log)) == lines(replayed))
  }
}
