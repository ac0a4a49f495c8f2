import ClaimsDomain
import EventSourcing

/// What is known at one position: every aggregate, folded, and what they know of one another.
///
/// A value: copies share what they have in common.
public struct LogState: Sendable {
  public private(set) var claims: ClaimTable
  public private(set) var actors = ActorRegister()
  public private(set) var rules = RulesDecider.initial
  public private(set) var catalogs = CatalogDecider.initial
  /// The streams of every other aggregate.
  var tables = StreamTables()
  private var reportKeys = ReportKeys()
  /// How many activities are open on each stream that has some.
  private var openActivities: [StreamID: UInt32] = [:]
  private var citations = Citations()
  private var links: ClaimLinks
  /// The heads of the streams that are not claims.
  private var heads: [StreamID: StreamHead] = [:]
  /// That of now, if this is one of the past; nil else.
  var present: PresentState?
  /// How many events are folded in.
  public private(set) var events: UInt64

  public init() {
    claims = ClaimTable()
    links = ClaimLinks()
    events = 0
  }

  /// Takes over claims that were folded elsewhere, and of how many events all of it is.
  mutating func adopt(
    _ claims: consuming ClaimTable, _ links: consuming ClaimLinks, events: UInt64
  ) {
    self.claims = claims
    self.links = links
    self.events = events
  }

  /// Takes over the rules and the catalogs of another state.
  mutating func takeRegisters(of other: LogState) {
    (rules, catalogs) = (other.rules, other.catalogs)
  }

  /// The revision of a stream; zero if there is none.
  public func revision(of stream: StreamID) -> UInt64 {
    stream.category == .claim ? claims.revision(of: stream.id) : head(of: stream).revision
  }

  /// What the log says about a stream that is no claim; zeros before its first event.
  func head(of stream: StreamID) -> StreamHead { heads[stream] ?? StreamHead() }

  // MARK: Between claims

  /// The claim that was first submitted for the same loss as this one; nil without one.
  public func similar(to claim: Claim, _ id: Identifier) -> Identifier? {
    ClaimLinks.Loss(of: claim).flatMap { links.first(of: $0, besides: id, on: claims) }
  }

  /// Whether some claim is a duplicate of this one.
  public func hasDuplicates(_ id: Identifier) -> Bool { links.hasDuplicates(id) }

  /// The claims for which the insurer named a policy; some of them may have another one now. O(1).
  func claims(under policy: String) -> Set<Identifier> { links.claims(under: policy) }

  /// What other claims use up of a policy's aggregate limit: those for which the insurer named it.
  /// O(claims of that policy).
  func erosion(of policy: Policy, besides id: Identifier) -> PolicyErosion? {
    guard let limit = policy.aggregateLimit else { return nil }
    var erosion = PolicyErosion(
      reference: policy.reference, amount: Money(0, limit.currency))
    for other in claims(under: policy.reference) where other != id {
      if let place = claims.place(of: other) {
        claims.peek(at: place) { erosion.add($0.snapshot.claim) }
      }
    }
    return erosion
  }

  /// Puts in order what a decision on this command will ask for, and reading a log does not.
  mutating func prepare(for command: DomainCommand) {
    switch command {
    case .claim(.submit), .claim(.resubmit): links.index(claims)
    case .document(.deleteDocument), .property(.archiveProperty): indexCitations()
    default: break
    }
  }

  /// Puts in order which claims name what.
  mutating func indexCitations() { citations.index(claims) }

  // MARK: Between other streams

  /// The claims that refer to a document and are no drafts, sorted.
  public func claims(citing document: Identifier) -> [Identifier] {
    citations.claims(naming: document, on: claims).filter { claims[$0]?.claim.status != .draft }
  }

  /// The same state, with an index by which the claims that cite a document are found.
  func indexingCitations() -> LogState {
    var logState = self
    logState.indexCitations()
    return logState
  }

  /// The claims that name a property, sorted.
  public func claims(about property: Identifier) -> [Identifier] {
    citations.claims(naming: property, on: claims)
  }

  /// How many activities are open on a stream.
  public func openActivities(on stream: StreamID) -> UInt32 { openActivities[stream] ?? 0 }

  /// The report that came with a number.
  public func report(numbered number: UInt64) -> Identifier? { reportKeys[number] }

  /// The report whose reporter keeps the code with this SHA-256 hash.
  public func report(withReceipt hash: [UInt8]) -> Identifier? { reportKeys[hash] }

  // MARK: Folding

  /// Folds in what was just decided.
  ///
  /// - Parameter stream: that of the command.
  public mutating func apply(_ decision: Decision, to stream: StreamID, recorded: Instant) {
    switch decision {
    case .claim(let events):
      self.events &+= UInt64(events.count)
      let times = FoldTimes(recorded: recorded)
      for place in events.indices { apply(events[place], to: stream.id, times) }
    case .streams(let streams):
      for part in streams {
        for event in part.events { apply(event, to: part.stream, recorded: recorded) }
      }
    }
  }

  /// Folds a stored entry in. - Throws: what this build cannot read; nothing is changed then.
  public mutating func apply(_ entry: Entry) throws(WireError) {
    var decoded: [(StreamID, DomainEvent)] = []
    for stored in entry.events { decoded.append((stored.stream, try DomainEvent(stored))) }
    let times = FoldTimes(recorded: entry.recorded)
    for (stream, event) in decoded { apply(event, to: stream, times) }
  }

  /// Folds in those events of an entry that lie behind one position and not behind another.
  ///
  /// - Throws: what this build cannot read; nothing is changed then.
  public mutating func apply(
    _ entry: Entry, after start: Position, upTo end: Position
  ) throws(WireError) {
    var part = entry
    part.events.removeAll { $0.position <= start || $0.position > end }
    try apply(part)
  }

  mutating func apply(_ event: DomainEvent, to stream: StreamID, recorded: Instant) {
    apply(event, to: stream, FoldTimes(recorded: recorded))
  }

  mutating func apply(_ event: DomainEvent, to stream: StreamID, _ times: FoldTimes) {
    events &+= 1
    let (since, moment) = (times.effective, times.moment)
    switch event {
    case .claim(let event): return apply(event, to: stream.id, times)
    case .actor(let event):
      if !times.leavesOut(.actor(event)) { actors.apply(event, toStream: stream.id) }
    case .rules(let event):
      RulesDecider.evolve(&rules, event, trueSince: since, at: moment)
      if case .clockCorrected = event { limitTimes(to: times.recorded) }
    case .catalog(let event): CatalogDecider.evolve(&catalogs, event, trueSince: since, at: moment)
    case .report(.reportStarted(let started)):
      reportKeys.take(started, of: stream.id)
      tables.apply(event, to: stream.id, times)
    case .activity:
      let before = tables.activities[stream.id]?.state
      tables.apply(event, to: stream.id, times)
      countActivity(from: before, to: tables.activities[stream.id]?.state)
    default: tables.apply(event, to: stream.id, times)
    }
    heads[stream, default: StreamHead(created: times.recorded)].count(times.recorded)
  }

  private mutating func countActivity(from before: Activity?, to after: Activity?) {
    guard let subject = after?.subject.stream, before?.status != after?.status else { return }
    if after?.status == .open { openActivities[subject, default: 0] += 1 }
    if before?.status == .open, let count = openActivities[subject] {
      openActivities[subject] = count > 1 ? count - 1 : nil
    }
  }

  /// The clock was wrong: nothing counts as recorded later than now.
  private mutating func limitTimes(to now: Instant) {
    claims.limitTimes(to: now)
    tables.limitTimes(to: now)
    for stream in heads.keys { heads[stream]?.limitTimes(to: now) }
  }

  private mutating func apply(_ event: ClaimEvent, to id: Identifier, _ times: FoldTimes) {
    let type = event.kind.rawValue
    guard ClaimLinks.concern(type) || Citations.concern(type) else {
      return claims.apply(event, to: id, times)
    }
    let (before, cited) = (loss(of: id), cited(by: id))
    claims.apply(event, to: id, times)
    links.apply(event, to: id, from: before, to: loss(of: id))
    if type == ClaimEventKind.policyConfirmed.rawValue, let policy = policy(of: id) {
      links.insure(id, under: policy)
    }
    citations.change(id, from: cited, to: self.cited(by: id))
  }

  /// What a claim names, as far as that was asked for before.
  private func cited(by id: Identifier) -> [Identifier] {
    guard citations.isIndexed else { return [] }
    return claims.place(of: id).map { claims.peek(at: $0) { $0.snapshot.claim.cited } } ?? []
  }

  /// The policy that the insurer named for a claim.
  private func policy(of id: Identifier) -> String? {
    claims.place(of: id).flatMap { place in
      claims.peek(at: place) { $0.snapshot.claim.file.confirmedPolicy?.policy.reference }
    }
  }

  /// What a claim is about, as far as that is known.
  private func loss(of id: Identifier) -> ClaimLinks.Loss? {
    claims.place(of: id).flatMap { place in
      claims.peek(at: place) { ClaimLinks.Loss(of: $0.snapshot.claim) }
    }
  }
}

/// What the log says about a stream.
struct StreamHead: Sendable {
  private(set) var revision: UInt64 = 0
  /// When its first event was recorded.
  private(set) var created = Instant()
  /// When its latest event was recorded.
  private(set) var updated = Instant()

  init() {}
  init(created: Instant) { self.created = created }

  mutating func count(_ recorded: Instant) {
    revision &+= 1
    updated = recorded
  }

  mutating func limitTimes(to now: Instant) {
    (created, updated) = (min(created, now), min(updated, now))
  }
}
