import ClaimsDomain
import Descriptions
import EventSourcing

/// What happened to each claim, report and document of all that a profile's clocks look at: from
/// this they are read at any time, as of that time.
///
/// Computed from events alone. Source: Specs/SLA.md; invariant I23.
public struct SLAMonitor: Projection {
  /// The profile whose clocks are read.
  public let profile: SLAProfile
  /// Which time of an event that was not brought over says when it was done.
  public let clock: ModelClock
  private var claims: ClockedStreams<ClockedClaims>
  private var reports: ClockedStreams<ClockedReports>
  private var documents: ClockedStreams<ClockedDocuments>

  /// Creates a monitor of an empty log.
  ///
  /// - Parameters:
  ///   - profile: the profile whose clocks are read.
  ///   - clock: which time of an event that was not brought over says when it was done.
  public init(_ profile: SLAProfile, clock: ModelClock = .recorded) {
    self.profile = profile
    self.clock = clock
    claims = ClockedStreams(profile, clock: clock)
    reports = ClockedStreams(profile, clock: clock)
    documents = ClockedStreams(profile, clock: clock)
  }

  /// - Throws: `damaged` if an event cannot be read; a newer version may have written it.
  public init<Log: EventStore>(
    _ profile: SLAProfile, clock: ModelClock = .recorded, folding log: Log
  ) throws(EventStoreError) {
    self.init(profile, clock: clock)
    try claims.fold(log: log)
    try reports.fold(log: log)
    try documents.fold(log: log)
  }

  public mutating func apply(_ entry: Entry) throws(WireError) {
    // All is read before anything is folded.
    let claims = try claims.events(in: entry)
    let reports = try reports.events(in: entry)
    let documents = try documents.events(in: entry)
    self.claims.fold(claims, of: entry)
    self.reports.fold(reports, of: entry)
    self.documents.fold(documents, of: entry)
  }

  /// Every clock of every stream at a time: of the claims, the reports, the documents, each in the
  /// order in which they began.
  ///
  /// - Parameters:
  ///   - now: the time at which they are judged.
  ///   - subject: of these streams alone; of all of them if it is nil.
  ///   - visibility: that of the reader. Clocks are shown if they see who works on the stream, but
  ///     for clocks that look at an event of which they do not hear.
  ///   - body: gets one clock after another.
  /// - Complexity: O(events that the profile speaks of).
  public func forEachClock(
    at now: Instant, of subject: SLASubject? = nil, as visibility: Visibility = .whole,
    _ body: (SLAEntry) -> Void
  ) {
    for subject in subject.map({ [$0] }) ?? SLASubject.allCases {
      switch subject {
      case .claim: claims.forEachClock(at: now, as: visibility, body)
      case .report: reports.forEachClock(at: now, as: visibility, body)
      case .document: documents.forEachClock(at: now, as: visibility, body)
      }
    }
  }

  /// Whose a late clock was, and for how long; nil for one that is not late.
  public func missed(
    _ entry: SLAEntry, at now: Instant, in log: any EventStore
  ) throws(EventStoreError) -> SLAEntry.Missed? {
    guard let due = entry.clock.breachedAt else { return nil }
    let worker: String? =
      switch entry.stream.category {
      case .claim: ClockedClaims.worker
      case .report: ClockedReports.worker
      case .document: ClockedDocuments.worker
      default: nil
      }
    let then = try LogAsOf(log, AuditPoint(), until: (due, clock))
    var stream = StreamAsOf(entry.stream, AuditPoint())
    try then.forEachEntry(of: entry.stream) { part throws(EventStoreError) in
      do throws(WireError) { return try stream.apply(part) } catch {
        throw .unreadable(after: part.decidedAt, error)
      }
    }
    let row = stream.snapshot?.fields.first { $0.path == worker }
    let end = entry.clock.stoppedAt ?? now
    let late = Int128(end.nanoseconds) - Int128(due.nanoseconds)
    return SLAEntry.Missed(
      by: ActorID(row?.value ?? ""), seconds: Int64(clamping: max(0, late) / 1_000_000_000))
  }

  /// The clocks of one stream.
  public func clocks(of stream: StreamID, at now: Instant) -> [SLAClock] {
    switch stream.category {
    case .claim: claims.clocks(of: stream.id, at: now)
    case .report: reports.clocks(of: stream.id, at: now)
    case .document: documents.clocks(of: stream.id, at: now)
    default: []
    }
  }
}

/// A clock of a claim, a report or a document.
public struct SLAEntry: ViewRow, Equatable {
  /// The claim, report or document.
  public let stream: StreamID
  /// What kind of claim it is; nil for what has no types.
  public let type: String?
  /// One run of the clock, as of the time that was asked for.
  public let clock: SLAClock
  /// Of a clock that was asked for since it is late: whose it was, and for how long.
  public var missed: Missed?

  /// Who worked on a stream when its clock ran out, and how long that was before what was to be done
  /// was done, or before now.
  public struct Missed: Equatable, Sendable, PrintsFields {
    /// Empty for nobody.
    public let by: ActorID
    /// Whole seconds from when it was due to when it was stopped, or to now.
    public let seconds: Int64
  }

  /// One line. Source: Specs/JSON.md, "Clocks".
  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field(stream.category.word?.description ?? "", stream.id)
    fields.field("type", type)
    fields.field("clock", clock.name)
    fields.field("round", clock.round)
    fields.field("state", clock.state.rawValue)
    fields.field("startedAt", clock.startedAt)
    fields.field("due", clock.due)
    fields.field("pausedSince", clock.pausedSince)
    fields.field("pausedSeconds", Int(clock.paused / 1_000_000_000))
    fields.field("stoppedAt", clock.stoppedAt)
    fields.field("breachedAt", clock.breachedAt)
    fields.field("by", missed?.by)
    fields.field("lateSeconds", missed?.seconds)
  }
}
