import ClaimsDomain
import EventSourcing

@testable import ClaimsKernel

/// Every question that a log is asked, put by somebody.
struct Queries {
  let log: InMemoryEventStore
  let world: World
  let access: ReadAccess
  let roles: [Role]
  let time: Instant

  private var sight: Sight { world.sight(for: access, at: time) }
  private var day: LocalDate { time.dayUTC }

  /// A profile with a clock that everybody may see who works on claims, one of suspicions, and one
  /// of each other subject.
  private static let profile = #"""
    {"name":"p","clocks":[
    {"name":"open","starts":["ClaimDrafted"],"stops":["ClaimSettled"],"within":{"calendarDays":1}},
    {"name":"hold","starts":["ClaimDrafted"],"stops":["SIUReferred"],"within":{"calendarDays":1}},
    {"name":"told","of":"report","starts":["ReportStarted"],"stops":["ReportClosed"],
     "within":{"calendarDays":1}},
    {"name":"seen","of":"document","starts":["DocumentStarted"],"stops":["DocumentVerified"],
     "within":{"calendarDays":1}}]}
    """#

  /// What each question is answered: a question that nobody puts here does not compile.
  func lines(of question: Question) throws -> [String] {
    switch question {
    case .history: try history()
    case .list: try list()
    case .show: shown()
    case .documents: DocumentBoard(of: world, as: access, on: day, at: time).rows.map(\.json)
    case .reports: reports()
    case .community: CommunityView(of: world).rows.map(\.json)
    case .exportedReports: exported()
    case .funnel: IntakeFunnel(of: world, by: FunnelGrouping.allCases, as: access).jsonLines
    case .timeline: try timelines()
    case .blame: try blame()
    case .diff: try differences()
    case .replay: try replay()
    case .receipt: receipts()
    case .refusals: try refusals()
    case .allowed: allowed()
    case .actors: try actors()
    case .rules: try rules()
    case .catalogs: world.catalogs.entries.map(\.json)
    case .words: WordList.entries.map(\.json)
    case .reasons: [Words(.es).text(for: Reason(.noChange))]
    case .flows: world.catalogs.newestFlows.map(\.json)
    case .aging:
      AgingTable(
        of: try DatedClaims(folding: log), by: AgingGrouping.allCases, on: day, as: sight
      ).jsonLines
    case .fraud:
      FraudBoard(of: try DatedClaims(folding: log), at: time, as: sight).rows.map(\.json)
    case .financials: try financials()
    case .worklist: try worklists()
    case .sla: try clocks()
    }
  }

  func all() throws -> [(question: Question, lines: [String])] {
    try Question.allCases.map { ($0, try lines(of: $0)) }
  }

  /// The histories, as JSON.
  func history() throws -> [String] {
    try each { line in SeenLine(line, as: sight).map { [$0.json] } ?? [] }
  }

  // MARK: Parts

  private func each(_ body: (HistoryLine) -> [String]) throws -> [String] {
    var lines: [String] = []
    try log.forEachEntry(after: .start) { entry in
      for line in (try? HistoryLine.lines(of: entry)) ?? [] { lines += body(line) }
      return true
    }
    return lines
  }

  private func lines(of claim: Identifier, _ body: (HistoryLine) -> Void) throws {
    try log.forEachEntry(of: .claim(claim)) { entry in
      for line in (try? HistoryLine.lines(of: entry)) ?? [] { body(line) }
      return true
    }
  }

  private var claims: [Identifier] {
    var ids: [Identifier] = []
    world.claims.forEach { ids.append($0.id) }
    return ids
  }

  private func list() throws -> [String] {
    let seen = try world.claims(ClaimQuery(), as: access, at: time)
    return zip(seen.page.cards, seen.redactions).map { $0.json($1) }
  }

  private func shown() -> [String] {
    var lines: [String] = claims.compactMap { id in
      guard let redaction = sight.redaction(of: .claim(id)), let card = world.claims[id] else {
        return nil
      }
      let permissions = roles.map { role in
        (
          actor: access.actor, role: role,
          permissions: world.permissions(
            of: access.actor, as: role, on: .claim(id), at: time, asIfHeld: true, seenBy: access)
        )
      }
      return ClaimDetail(card, isAnswered: false).json(
        withParts: true, permissions: permissions, redaction: redaction)
    }
    for category in Category.named {
      for card in world.cards(of: category) {
        if let redaction = sight.redaction(of: card.stream) { lines.append(card.json(redaction)) }
      }
    }
    return lines
  }

  private func reports() -> [String] {
    let board = ReportBoard(of: world, as: access)
    return board.rows.map(\.json) + [board.totals.json]
  }

  /// By every receipt that there is.
  private func receipts() -> [String] {
    world.reports.cards.compactMap { world.view(ofReceipt: $0.state.receipt)?.json }
  }

  /// For an app that has a number for every code of the log.
  private func exported() -> [String] {
    func numbers(_ codes: [String?]) -> [UInt64: String] {
      Dictionary(
        Set(codes.compactMap(\.self)).sorted().enumerated().map { (UInt64($0 + 1), $1) },
        uniquingKeysWith: { $1 })
    }
    let states = world.reports.cards.map(\.state)
    let known = IncidentNumbers(
      attackTypes: numbers(states.map(\.details.attackType)),
      impacts: numbers(states.map(\.details.impact)),
      statuses: numbers(ReportStatus.allCases.map(\.name.description)))
    return ExportedReports(of: world, numbers: known, as: sight, names: .es).lines
  }

  private func timelines() throws -> [String] {
    var found: [String] = []
    for id in claims {
      var timeline = Timeline(as: sight)
      try lines(of: id) { line in
        if let moment = timeline.next(line) { found.append(moment.json) }
      }
    }
    return found
  }

  private func blame() throws -> [String] {
    var found: [String] = []
    for id in claims where sight.redaction(of: .claim(id)) != nil {
      var blame = Blame()
      try lines(of: id) { blame.apply($0) }
      found += blame.rows(as: sight).map(\.json)
    }
    return found
  }

  private func differences() throws -> [String] {
    var found: [String] = []
    for id in claims {
      guard let redaction = sight.redaction(of: .claim(id)) else { continue }
      var comparison = Comparison(from: .position(0), to: AuditPoint())
      try lines(of: id) { comparison.apply($0) }
      found += comparison.differences(as: redaction).map(\.json)
    }
    return found
  }

  private func replay() throws -> [String] {
    var folded = ClaimsAsOf(AuditPoint())
    try log.forEachEntry(after: .start) { entry in (try? folded.apply(entry)) ?? false }
    return folded.claims(as: sight).map { $0.card.json($0.redaction) }
  }

  private func refusals() throws -> [String] {
    var found: [String] = []
    try log.forEachEntry(after: .start) { entry in
      if let line = try? RefusalLine(entry)?.seen(as: sight) { found.append(line.json) }
      return true
    }
    return found
  }

  private func allowed() -> [String] {
    claims.flatMap { id in
      roles.flatMap { role in
        world.permissions(
          of: access.actor, as: role, on: .claim(id), at: time, asIfHeld: true, seenBy: access
        ).flatMap { permission in
          permission.reasons.map { "\(permission.command) \($0.expected) \($0.found)" }
        }
      }
    }
  }

  private func actors() throws -> [String] {
    var roster = ActorRoster()
    _ = try each { line in
      roster.apply(line)
      return []
    }
    return roster.rows(as: access).map { $0.json(as: access) }
  }

  private func rules() throws -> [String] {
    var history = RulesHistory()
    _ = try each { line in
      history.apply(line)
      return []
    }
    return history.rows(as: access).map(\.json)
  }

  private func financials() throws -> [String] {
    let paid = try PaidByMonth(folding: log)
    let triangle = PaidTriangle(of: world.claims, paid, through: CalendarMonth(day), as: sight)
    return triangle.jsonLines
      + FinancialGrouping.allCases.flatMap { grouping in
        let table = FinancialTable(of: world.claims, by: grouping, as: sight)
        return table.jsonLines + [table.csv]
      }
  }

  private func worklists() throws -> [String] {
    let answers = try AnsweredRequests(folding: log)
    return WorklistKind.allCases.flatMap { kind in
      world.worklist(
        kind, of: access.actor, as: roles, answers: answers, seenBy: access, at: time
      ).map(\.json)
    }
  }

  private func clocks() throws -> [String] {
    var found: [String] = []
    let monitor = try SLAMonitor(SLAProfile(json: Array(Self.profile.utf8)), folding: log)
    monitor.forEachClock(at: time, as: sight) { found.append($0.json) }
    return found
  }
}
