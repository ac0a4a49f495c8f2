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

  /// A profile with a clock that everybody may see who works on claims, and one of suspicions.
  private static let profile = #"""
    {"name":"p","clocks":[
    {"name":"open","starts":["ClaimDrafted"],"stops":["ClaimSettled"],"within":{"calendarDays":1}},
    {"name":"hold","starts":["ClaimDrafted"],"stops":["SIUReferred"],"within":{"calendarDays":1}}]}
    """#

  /// The histories, as JSON.
  func history() throws -> [String] {
    try each { line in SeenLine(line, as: sight).map { [$0.json] } ?? [] }
  }

  /// By the name of the question, what it is answered.
  func all() throws -> [(name: String, lines: [String])] {
    let day = time.dayUTC
    let dated = try DatedClaims(folding: log)
    let paid = try PaidByMonth(folding: log)
    var answers: [(name: String, lines: [String])] = [
      ("history", try history()), ("boards", try world.boardLines(as: access)),
      ("streams", streams()), ("timeline", try timelines()), ("blame and diff", try comparisons()),
      ("replay", try replay()), ("refusals", try refusals()), ("allowed", allowed()),
      ("actors", try actors()), ("rules", try rules()),
      (
        "aging",
        AgingTable(of: dated, by: AgingGrouping.allCases, on: day, as: sight).jsonLines
      ),
      ("fraud", FraudBoard(of: dated, at: time, as: sight).rows.map(\.json)),
      (
        "triangle",
        PaidTriangle(of: world.claims, paid, through: CalendarMonth(day), as: sight).jsonLines
      ),
    ]
    for grouping in FinancialGrouping.allCases {
      let table = FinancialTable(of: world.claims, by: grouping, as: sight)
      answers.append(("financials", table.jsonLines + [table.csv]))
    }
    for kind in WorklistKind.allCases {
      let entries = world.worklist(
        kind, of: access.actor, as: roles, answers: try AnsweredRequests(folding: log),
        seenBy: access, at: time)
      answers.append(("worklist", entries.map(\.json)))
    }
    var clocks: [String] = []
    let monitor = try SLAMonitor(SLAProfile(json: Array(Self.profile.utf8)), folding: log)
    monitor.forEachClock(at: time, as: sight) { clocks.append($0.json) }
    return answers + [("sla", clocks)]
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

  private func streams() -> [String] {
    claims.compactMap { id in
      guard let redaction = sight.redaction(of: .claim(id)), let card = world.claims[id] else {
        return nil
      }
      let permissions = roles.map { role in
        (
          actor: access.actor, role: role,
          permissions: world.permissions(
            of: access.actor, as: role, on: id, at: time, asIfHeld: true, seenBy: access)
        )
      }
      return ClaimDetail(card, isAnswered: false).json(
        withParts: true, permissions: permissions, redaction: redaction)
    }
  }

  private func timelines() throws -> [String] {
    var found: [String] = []
    for id in claims {
      var timeline = ClaimTimeline(as: sight)
      try lines(of: id) { line in
        if let moment = timeline.next(line) { found.append(moment.json) }
      }
    }
    return found
  }

  private func comparisons() throws -> [String] {
    var found: [String] = []
    for id in claims {
      guard let redaction = sight.redaction(of: .claim(id)) else { continue }
      var (blame, comparison) = (
        ClaimBlame(), ClaimComparison(from: .position(0), to: AuditPoint())
      )
      try lines(of: id) { line in
        blame.apply(line)
        comparison.apply(line)
      }
      found += blame.rows(as: sight).map(\.json)
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
          of: access.actor, as: role, on: id, at: time, asIfHeld: true, seenBy: access
        ).flatMap { permission in
          permission.reasons.map { "\(permission.command.name) \($0.expected) \($0.found)" }
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
}
