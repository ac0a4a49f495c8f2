import ClaimsDomain
import EventSourcing

/// What is known at one position: every aggregate, folded, and what they know of one another.
///
/// A value: copies share what they have in common.
public struct LogState: Sendable {
  /// Every claim.
  public private(set) var claims: ClaimTable
  /// Who may act, in which roles and up to which amounts.
  public private(set) var actors = ActorRegister()
  /// The rules, by the days from which they hold.
  public private(set) var rules = RulesDecider.initial
  /// The codes that commands choose from.
  public private(set) var catalogs = CatalogDecider.initial
  /// The streams of every other aggregate.
  var tables = StreamTables()
  private(set) var links = Links()
  /// Whether the first events were not read, since an index tells of them.
  private(set) var isCold = false
  /// The heads of the streams of registers.
  private var heads: [StreamID: StreamHead] = [:]
  /// That of now, if this is one of the past; nil else.
  var present: PresentState?
  /// How many events are folded in.
  public private(set) var events: UInt64
  /// Whether its log keeps what is somebody's sealed, so that it can be erased.
  public internal(set) var sealsTexts = false

  /// Creates the state before the first event.
  public init() {
    claims = ClaimTable()
    events = 0
  }

  /// What an index tells, with what was kept beside it. Only the registers are folded.
  ///
  /// - Returns: nil if nothing was kept, or another version did.
  init?(_ cold: ColdStreams) throws(EventStoreError) {
    guard let links = Links(kept: cold.kept(), of: cold) else { return nil }
    self.init()
    // First the rules, among which the clock is corrected: that limits what was told before, and of
    // other streams no event counts later by now.
    for category in [RulesDecider.category, ActorDecider.category, CatalogDecider.category] {
      for place in 0..<cold.count(category) {
        guard let id = cold.id(category, place) else { continue }
        try cold.read(category, place) { batch throws(EventStoreError) in
          for event in batch.events { try apply(event, batch, to: StreamID(category, id)) }
        }
      }
    }
    let limits = try ClockLimits(in: cold)
    claims = ClaimTable(SnapshotBlocks(ColdCards(cold, correctedBy: limits)), of: [])
    tables = StreamTables(cold, correctedBy: limits)
    self.links = links
    (isCold, events) = (true, cold.covered.value)
  }

  private mutating func apply(
    _ event: EventView, _ batch: borrowing EventBatch, to stream: StreamID
  ) throws(EventStoreError) {
    do throws(WireError) {
      let decoded = try DomainEvent(
        category: stream.category, type: event.type, batch.payload(event))
      apply(decoded, to: stream, FoldTimes(recorded: event.recorded))
    } catch { throw UnreadableEvent(position: Position(event.position), reason: error).damage }
  }

  /// Takes over claims that were folded elsewhere, and of how many events all of it is.
  mutating func adopt(_ claims: consuming ClaimTable, events: UInt64) {
    self.claims = claims
    self.events = events
  }

  /// Takes an event of a claim that was folded elsewhere for what it says of others.
  @inline(__always) mutating func link(
    _ event: ClaimEvent, of card: borrowing StandingSnapshot, at place: Int
  ) {
    links.take(event, on: card, at: place)
  }

  /// Takes over the rules and the catalogs of another state.
  mutating func takeRegisters(of other: LogState) {
    (rules, catalogs) = (other.rules, other.catalogs)
  }

  /// The revision of a stream; zero if there is none.
  public func revision(of stream: StreamID) -> UInt64 {
    func revision<A: LogAggregate>(_: A.Type) -> UInt64 {
      A.snapshot(of: stream, in: self)?.revision ?? 0
    }
    if stream.category == .claim { return claims.revision(of: stream.id) }
    if let head = heads[stream] { return head.revision }
    return stream.category.aggregate.map { revision($0) } ?? 0
  }

  /// What the log says about a stream of a register; zeros before its first event.
  func head(of stream: StreamID) -> StreamHead { heads[stream] ?? StreamHead() }

  // MARK: Between claims

  /// The claim that was first submitted for the same loss as this one; nil without one.
  public func similar(to claim: Claim, _ id: Identifier) -> Identifier? {
    guard let loss = Links.Loss(of: claim) else { return nil }
    return links.firstSubmitted(for: loss) { place in
      claims.id(at: place) != id
        && claims.peek(at: place) { Links.Loss(of: $0) } == loss
    }.map { claims.id(at: $0) }
  }

  /// Whether some claim is a duplicate of this one.
  public func hasDuplicates(_ id: Identifier) -> Bool { links.originals.contains(id) }

  /// The claims for which the insurer named a policy; some of them may have another one now.
  func claims(under policy: String) -> Set<Identifier> {
    Set(links.claims.places(under: Links.key(ofPolicy: policy)).map { claims.id(at: $0) })
  }

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

  /// Puts in order what decisions ask for, and reading a log does not; has a claim near that is judged.
  mutating func prepare(for stream: StreamID) {
    links.prepare()
    if stream.category == .claim { claims.warmUp(stream.id) }
  }

  /// The same state, prepared for many questions.
  func prepared() -> LogState {
    var logState = self
    logState.links.prepare()
    return logState
  }

  // MARK: Folding

  /// Folds in what was just decided.
  ///
  /// - Parameters:
  ///   - decision: what happens, stream by stream.
  ///   - stream: that of the command.
  ///   - recorded: when the log took it.
  public mutating func apply(_ decision: Decision, to stream: StreamID, recorded: Instant) {
    switch decision {
    case .claim(let events):
      // A claim begins with an event.
      guard !events.isEmpty else { return }
      self.events &+= UInt64(events.count)
      let times = FoldTimes(recorded: recorded)
      let place = claims.place(ofOldOrNew: stream.id)
      for index in events.indices { apply(events[index], at: place, times) }
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
    sealsTexts = entry.isSealed
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
    case .claim(let event):
      return apply(event, at: claims.place(ofOldOrNew: stream.id), times)
    case .actor(let told):
      if !times.leavesOut(event) { actors.apply(told, toStream: stream.id) }
      link(event, of: stream)
    case .rules(let event):
      RulesDecider.evolve(&rules, event, trueSince: since, at: moment)
      if case .clockCorrected = event { limitTimes(to: times.recorded) }
    case .catalog(let event): CatalogDecider.evolve(&catalogs, event, trueSince: since, at: moment)
    default:
      tables.apply(event, to: stream.id, times)
      return link(event, of: stream)
    }
    heads[stream, default: StreamHead(created: times.recorded)].count(times.recorded)
  }

  private mutating func link(_ event: DomainEvent, of stream: StreamID) {
    switch event {
    case .report(.reportStarted(let started)):
      if let place = tables.reports.place(of: stream.id) { links.take(started, at: place) }
    case .activity(.activityOpened(let opened)):
      if let place = tables.activities.place(of: stream.id) {
        links.take(activityAbout: opened.subject.stream, at: place)
      }
    default: if event.kind.isErasure { links.take(erasureOf: stream) }
    }
  }

  /// The clock was wrong: nothing counts as recorded later than now.
  private mutating func limitTimes(to now: Instant) {
    claims.limitTimes(to: now)
    tables.limitTimes(to: now)
    for stream in heads.keys { heads[stream]?.limitTimes(to: now) }
  }

  private mutating func apply(_ event: ClaimEvent, at place: Int, _ times: FoldTimes) {
    claims.apply(event, at: place, times)
    guard Links.concern(event.kind.rawValue) else { return }
    claims.peek(at: place) { links.take(event, on: $0, at: place) }
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

extension LogState: CustomStringConvertible {
  /// How much is in it.
  public var description: String {
    DescriptionWriter("LogState").part("events", events).part("claims", claims.count).text
  }
}
