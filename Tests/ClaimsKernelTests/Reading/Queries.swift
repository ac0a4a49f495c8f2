import ClaimsDomain
import EventSourcing

@testable import ClaimsKernel

/// Every question that a log is asked, by some reader.
struct Queries {
  let log: InMemoryEventStore
  let logState: LogState
  let access: ReaderRoles
  let roles: [Role]
  let time: Instant
  /// What was explained of the log already; the rest is explained for each question.
  var explained = ExplainedLog()

  private var visibility: Visibility { logState.visibility(for: access, at: time) }
  private var day: LocalDate { time.dayUTC }

  /// A profile with a clock for all who work on claims, one of suspicions, and one
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

  /// The answer to each question: one that is missing here does not compile.
  func lines(of question: Question) throws -> [String] {
    switch question {
    case .history: try history()
    case .list: try list()
    case .show: try shown()
    case .documents: DocumentBoard(of: logState, as: access, on: day, at: time).rows.map(\.json)
    case .reports: reports()
    case .community: CommunityView(of: logState).rows.map(\.json)
    case .exportedReports: exported()
    case .exports: try exports()
    case .funnel: IntakeFunnel(of: logState, by: FunnelGrouping.allCases, as: access).jsonLines
    case .timeline: try timelines()
    case .blame: try blame()
    case .diff: try differences()
    case .replay: try replay()
    case .receipt: receipts()
    case .refusals: try refusals()
    case .allowed: allowed()
    case .actors: try actors()
    case .rules: try rules()
    case .catalogs: logState.catalogs.entries.map(\.json)
    case .words: WordList.entries.map(\.json)
    case .reasons: [Words(.es).text(for: Reason(.noChange))]
    case .flows: logState.catalogs.newestFlows.map(\.json)
    case .aging:
      AgingTable(
        of: try DatedClaims(folding: log), by: AgingGrouping.allCases, on: day, as: visibility
      ).jsonLines
    case .fraud:
      FraudBoard(of: try DatedClaims(folding: log), at: time, as: visibility).rows.map(\.json)
    case .financials: try financials()
    case .explain: try explanations()
    case .flags: try flags()
    case .whatIf: try whatIf()
    case .worklist: try worklists()
    case .sla: try clocks()
    }
  }

  func all() throws -> [(question: Question, lines: [String])] {
    try Question.allCases.map { ($0, try lines(of: $0)) }
  }

  /// The histories, as JSON.
  func history() throws -> [String] {
    try each { line in VisibleEvent(line, as: visibility).map { [$0.json] } ?? [] }
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

  private func lines(of stream: StreamID, _ body: (HistoryLine) -> Void) throws {
    try log.forEachEntry(of: stream) { entry in
      for line in (try? HistoryLine.lines(of: entry)) ?? [] where line.stored.stream == stream {
        body(line)
      }
      return true
    }
  }

  /// Of every kind, in the order in which they began.
  private var streams: [StreamID] {
    (1...UInt32(max(log.streamCount, 1))).compactMap { log.stream(StreamNumber($0)) }
  }

  private var claims: [Identifier] {
    var ids: [Identifier] = []
    logState.claims.forEach { ids.append($0.id) }
    return ids
  }

  private func list() throws -> [String] {
    let seen = try logState.claims(ClaimQuery(), as: access, at: time)
    return zip(seen.page.snapshots, seen.redactions).map { SeenClaim($0, $1).json }
  }

  private func said(on stream: StreamID) throws -> Statements {
    var reader = StatementReader(of: stream, as: visibility)
    try log.forEachEntry(of: stream) { entry in
      reader.take(entry)
      return true
    }
    return try reader.latest(nil)
  }

  private func shown() throws -> [String] {
    var lines: [String] = try claims.compactMap { id in
      guard let redaction = visibility.redaction(of: .claim(id)), let snapshot = logState.claims[id]
      else {
        return nil
      }
      let permissions = roles.map { role in
        (
          actor: access.actor, role: role,
          permissions: logState.permissions(
            of: access.actor, as: role, on: .claim(id), at: time, asIfHeld: true, seenBy: access)
        )
      }
      return ClaimDetailRow(
        ClaimDetail(snapshot, isAnswered: false), withParts: true, permissions: permissions,
        redaction: redaction, said: try said(on: .claim(id))
      ).json
    }
    for stream in streams where stream.category != .claim {
      if let redaction = visibility.redaction(of: stream),
        let snapshot = logState.snapshot(of: stream)
      {
        lines.append(SeenStream(snapshot, redaction, said: try said(on: stream)).json)
      }
    }
    return lines
  }

  private func reports() -> [String] {
    let board = ReportBoard(of: logState, as: access)
    return board.rows.map(\.json) + [board.totals.json]
  }

  /// By every receipt that there is.
  private func receipts() -> [String] {
    logState.reports.snapshots.compactMap { logState.view(ofReceipt: $0.state.receipt)?.json }
  }

  /// For an app that has a number for every code of the log.
  private func exported() -> [String] {
    func numbers(_ codes: [String?]) -> [UInt64: String] {
      Dictionary(
        Set(codes.compactMap(\.self)).sorted().enumerated().map { (UInt64($0 + 1), $1) },
        uniquingKeysWith: { $1 })
    }
    let states = logState.reports.snapshots.map(\.state)
    let known = IncidentNumbers(
      attackTypes: numbers(states.map(\.details.attackType)),
      impacts: numbers(states.map(\.details.impact)),
      statuses: numbers(ReportStatus.allCases.map(\.name.description)))
    return ExportedReports(of: logState, numbers: known, as: visibility, names: .es).lines
  }

  /// In every format.
  private func exports() throws -> [String] {
    let logState = try LogState(folding: log)
    return try exportFormats().flatMap {
      try Exported($0, of: log, in: logState, as: access, at: time).lines
    }
  }

  private func timelines() throws -> [String] {
    var found: [String] = []
    for stream in streams {
      var timeline = Timeline(as: visibility)
      try lines(of: stream) { line in
        if let moment = timeline.next(line) { found.append(moment.json) }
      }
    }
    return found
  }

  private func blame() throws -> [String] {
    var found: [String] = []
    for stream in streams where visibility.redaction(of: stream) != nil {
      var blame = Blame()
      try lines(of: stream) { blame.apply($0) }
      found += blame.rows(as: visibility).map(\.json)
    }
    return found
  }

  private func differences() throws -> [String] {
    var found: [String] = []
    for stream in streams {
      guard let redaction = visibility.redaction(of: stream) else { continue }
      var comparison = Comparison(from: .position(0), to: AuditPoint())
      try lines(of: stream) { comparison.apply($0) }
      found += comparison.differences(as: redaction).map(\.json)
      found += comparison.statements(as: visibility).map(\.json)
    }
    return found
  }

  private func replay() throws -> [String] {
    let past = try LogAsOf(log, AuditPoint()).state().seen(from: logState, at: time, as: access)
    let visibility = past.visibility(for: access, at: time)
    var found: [String] = []
    past.claims.forEach { snapshot in
      if let redaction = visibility.redaction(of: .claim(snapshot.id)) {
        found.append(SeenClaim(snapshot, redaction).json)
      }
    }
    return found
  }

  private func refusals() throws -> [String] {
    var found: [String] = []
    try log.forEachEntry(after: .start) { entry in
      if let line = try? RefusalLine(entry)?.seen(as: visibility) { found.append(line.json) }
      return true
    }
    return found
  }

  private func allowed() -> [String] {
    claims.flatMap { id in
      roles.flatMap { role in
        logState.permissions(
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
    return roster.rows(as: access).map(\.json)
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
    let triangle = PaidTriangle(
      of: logState.claims, paid, through: CalendarMonth(day), as: visibility)
    return triangle.jsonLines
      + FinancialGrouping.allCases.flatMap { grouping in
        let table = FinancialTable(of: logState.claims, by: grouping, as: visibility)
        return table.jsonLines + [table.csv]
      }
  }

  private func worklists() throws -> [String] {
    let answers = try AnsweredRequests(folding: log)
    return WorklistKind.allCases.flatMap { kind in
      logState.worklist(
        kind, of: access.actor, as: roles, answers: answers, seenBy: access, at: time
      ).map(\.json)
    }
  }

  private func explanations() throws -> [String] {
    var explained = explained
    try explained.follow(log)
    return explained.explanations.compactMap { $0.seen(as: visibility)?.json }
  }

  private func flags() throws -> [String] {
    var thresholds = FlagThresholds()
    (thresholds.workFromHour, thresholds.workToHour) = (1, 1)
    (thresholds.pairCount, thresholds.pairPercent) = (1, 1)
    var (run, found) = (FlagRun([], thresholds), [String]())
    func report(_ finding: FlagFinding) {
      if finding.isSeen(as: visibility) { found.append(finding.json) }
    }
    try log.forEachEntry(after: .start) { entry in
      try? run.take(entry, report)
      return true
    }
    run.finish(report)
    return found
  }

  private func whatIf() throws -> [String] {
    guard visibility.seesEveryRefusal else { return [] }
    var (policy, found) = (WhatIfPolicy(), [String]())
    policy.factor = LimitFactor("0.5")
    var (whatIf, replay) = (WhatIf(policy), WhatIfReplay(policy))
    try log.forEachEntry(after: .start) { entry in
      if let one = try? whatIf.next(entry)?.seen(as: visibility) {
        found.append(WhatIfRow.difference(one).json)
      }
      try? replay.next(entry)
      return true
    }
    found += whatIf.totals.totals.map { WhatIfRow.total($0).json }
    let streams = replay.streams.filter { visibility.redaction(of: $0.stream) != nil }
    found += streams.map { WhatIfRow.stream($0).json }
    return found + [WhatIfRow.decisions(whatIf.decisions).json]
  }

  private func clocks() throws -> [String] {
    var found: [String] = []
    let monitor = try SLAMonitor(SLAProfile(json: Array(Self.profile.utf8)), folding: log)
    monitor.forEachClock(at: time, as: visibility) { found.append($0.json) }
    return found
  }
}
