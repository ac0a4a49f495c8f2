import ClaimsDomain
import Descriptions
import EventSourcing

/// By what intake is counted.
public enum FunnelGrouping: String, CaseIterable, Sendable, PrintsFields {
  /// In which a quiz or a lead was begun, in UTC.
  case month
  /// That of the quiz or lead; of a quiz without one, that of the lead that it led to.
  case practiceArea
  /// Of leads; quizzes have that of the lead that they led to.
  case source
}

/// How far those came who asked whether they have a case: from a quiz to a lead to a claim.
///
/// Each is counted by when they began, whatever happened later and when: the numbers of an
/// early month still change.
public struct FunnelCounts: Equatable, Sendable, PrintsFields {
  /// How many were begun.
  public internal(set) var quizzes = 0
  /// That reached a result.
  public internal(set) var completed = 0
  /// Quizzes that were given up, by their taker or after too long.
  public internal(set) var abandoned = 0
  /// Quizzes that some lead names.
  public internal(set) var ledToLeads = 0
  /// Quizzes that some lead names which became a claim.
  public internal(set) var ledToClaims = 0
  /// In each state that any is in.
  public internal(set) var leads: [LeadStatus: Int] = [:]

  /// Leads in whatever state.
  public var allLeads: Int { leads.values.reduce(0, +) }
  /// Leads that became claims.
  public var claims: Int { leads[.converted] ?? 0 }

  /// Of a thousand quizzes how many led to a lead; nil without any.
  public var quizToLeadPermille: Int? { Self.permille(ledToLeads, of: quizzes) }
  /// Of a thousand leads how many became claims; nil without any.
  public var leadToClaimPermille: Int? { Self.permille(claims, of: allLeads) }
  /// Of a thousand quizzes how many led to a claim; nil without any.
  public var quizToClaimPermille: Int? { Self.permille(ledToClaims, of: quizzes) }

  private static func permille(_ part: Int, of whole: Int) -> Int? {
    whole > 0 ? part * 1000 / whole : nil
  }

  static func += (left: inout FunnelCounts, right: FunnelCounts) {
    left.quizzes += right.quizzes
    left.completed += right.completed
    left.abandoned += right.abandoned
    left.ledToLeads += right.ledToLeads
    left.ledToClaims += right.ledToClaims
    left.leads.merge(right.leads, uniquingKeysWith: +)
  }
}

/// What a row of the funnel is about; nil if it is not grouped by that, empty if that is not
/// known.
public struct FunnelKey: Hashable, Comparable, Sendable, PrintsFields {
  /// The month in which it was begun, in UTC, such as `2026-03`.
  public internal(set) var month: String?
  /// A code of `practiceAreas`.
  public internal(set) var practiceArea: String?
  /// A code of `leadSources`.
  public internal(set) var source: String?

  public static func < (left: FunnelKey, right: FunnelKey) -> Bool {
    for path in [\FunnelKey.month, \.practiceArea, \.source] {
      let (one, other) = (left[keyPath: path] ?? "", right[keyPath: path] ?? "")
      if !one.utf8.elementsEqual(other.utf8) {
        return one.utf8.lexicographicallyPrecedes(other.utf8)
      }
    }
    return false
  }
}

/// The quizzes and leads that a reader sees, counted.
public struct IntakeFunnel: ViewRows, Equatable, Sendable, PrintsFields {
  /// Sorted by what they are about.
  public let rows: [(key: FunnelKey, counts: FunnelCounts)]
  /// All that the reader sees, whatever the grouping.
  public let total: FunnelCounts

  public static func == (left: IntakeFunnel, right: IntakeFunnel) -> Bool {
    left.counted == right.counted
  }

  /// O(quizzes + leads).
  public init(of logState: LogState, by groupings: [FunnelGrouping], as access: ReaderRoles) {
    // No time says who sees a lead or a quiz.
    func isSeen<A>(_ snapshot: Snapshot<A>) -> Bool {
      let stream = StreamID(A.category, snapshot.id)
      return logState.redaction(of: stream, for: access, at: snapshot.updated) != nil
    }
    let leads = logState.leads.snapshots.filter { isSeen($0) }
    // Of several leads that name the same quiz the first counts, or the first that was converted.
    var leadOfQuiz: [Identifier: Lead] = [:]
    for lead in leads.map(\.state) {
      guard let quiz = lead.details.quiz else { continue }
      let known = leadOfQuiz[quiz]
      if known == nil || known?.claim == nil && lead.claim != nil { leadOfQuiz[quiz] = lead }
    }
    var rows: [FunnelKey: FunnelCounts] = [:]
    func add(_ counts: FunnelCounts, _ begun: Instant, _ practiceArea: String?, _ source: String?) {
      var key = FunnelKey()
      for grouping in groupings {
        switch grouping {
        case .month: key.month = CalendarMonth(begun.dayUTC).text
        case .practiceArea: key.practiceArea = practiceArea ?? ""
        case .source: key.source = source ?? ""
        }
      }
      rows[key, default: FunnelCounts()] += counts
    }
    for snapshot in logState.quizzes.snapshots {
      let quiz = snapshot.state
      guard isSeen(snapshot) else { continue }
      let lead = leadOfQuiz[snapshot.id]
      var counts = FunnelCounts()
      counts.quizzes = 1
      counts.completed = quiz.isComplete ? 1 : 0
      counts.abandoned = quiz.status == .abandoned ? 1 : 0
      counts.ledToLeads = lead == nil ? 0 : 1
      counts.ledToClaims = lead?.claim == nil ? 0 : 1
      add(
        counts, quiz.startedAt ?? snapshot.created, quiz.practiceArea ?? lead?.details.practiceArea,
        lead?.details.source)
    }
    for snapshot in leads {
      var counts = FunnelCounts()
      counts.leads[snapshot.state.status] = 1
      add(
        counts, snapshot.state.startedAt ?? snapshot.created, snapshot.state.details.practiceArea,
        snapshot.state.details.source)
    }
    self.rows = rows.map { (key: $0.key, counts: $0.value) }.sorted { $0.key < $1.key }
    total = rows.values.reduce(into: FunnelCounts()) { $0 += $1 }
  }

  public var allRows: [any ViewRow] { counted }

  /// One row for each key, then one for all. Source: Specs/JSON.md, "Intake".
  public var counted: [FunnelRow] {
    rows.map { FunnelRow(key: $0.key, counts: $0.counts) } + [FunnelRow(key: nil, counts: total)]
  }
}

/// A row of the funnel; that of all has no key.
public struct FunnelRow: ViewRow, Equatable {
  /// Nil in the row of all.
  public let key: FunnelKey?
  /// The quizzes and leads with this key.
  public let counts: FunnelCounts

  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("total", key == nil ? true : nil)
    fields.field("month", key?.month)
    fields.code("practiceArea", key?.practiceArea, in: .practiceAreas)
    fields.code("source", key?.source, in: .leadSources)
    fields.field("quizzes", counts.quizzes)
    fields.field("completed", counts.completed)
    fields.field("abandoned", counts.abandoned)
    fields.field("ledToLeads", counts.ledToLeads)
    fields.field("ledToClaims", counts.ledToClaims)
    fields.object("leads") { fields in
      for status in LeadStatus.allCases where status != .none {
        fields.field(status.name.description, counts.leads[status] ?? 0)
      }
    }
    fields.field("claims", counts.claims)
    fields.field("quizToLeadPermille", counts.quizToLeadPermille)
    fields.field("leadToClaimPermille", counts.leadToClaimPermille)
    fields.field("quizToClaimPermille", counts.quizToClaimPermille)
  }
}
