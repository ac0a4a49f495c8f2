import ClaimsDomain
import EventSourcing

/// A claim with what the log says about it.
public struct ClaimSnapshot: Equatable, Sendable {
  // What most events change is in the first 64 bytes, together with the claim's own first
  // fields: one line of the processor's cache.
  /// How many events the claim has; zero before its first.
  public var revision: UInt64 = 0
  /// When its latest event was recorded.
  public var updated = Instant()
  /// The present state of the claim.
  public var claim = ClaimDecider.initial
  /// When its first event was recorded.
  public var created = Instant()
  /// The claim's id; zero if no claim was folded.
  public var id = Identifier()
  /// The events that state details, but the first, which always does.
  private(set) var statements: [DetailStatement] = []

  /// Creates the card of a claim before its first event, without an id.
  public init() {}

  init(of id: Identifier) { self.id = id }

  mutating func apply(_ event: ClaimEvent, _ times: FoldTimes) {
    count(event, times.recorded)
    guard times.moment != nil else { return ClaimDecider.evolve(&claim, event) }
    ClaimDecider.evolve(&claim, event, trueSince: times.effective, at: times.moment)
  }

  private mutating func count(_ event: ClaimEvent, _ recorded: Instant) {
    if revision == 0 { created = recorded }
    revision &+= 1
    updated = recorded
    switch event {
    case .claimDetailsEdited(let edited):
      statements.append(
        DetailStatement(
          revision: revision, fields: edited.details.given, overridden: edited.overridden,
          since: edited.late?.effective ?? recorded))
    case .factCorrected(let corrected):
      statements.append(
        DetailStatement(
          revision: revision, fields: corrected.details.given,
          since: corrected.effective ?? recorded))
    default: break
    }
  }

  mutating func limitTimes(to now: Instant) {
    (created, updated) = (min(created, now), min(updated, now))
    ClaimDecider.limitTimes(of: &claim, to: now)
    for place in statements.indices { statements[place].since = min(statements[place].since, now) }
  }

  /// The kind of the event at a revision, as far as corrections ask for it: `unspecified` for one
  /// that states no details, nil if there is none.
  func kind(ofEvent wanted: UInt64) -> ClaimEventKind? {
    if wanted == 0 || wanted > revision { return nil }
    if wanted == 1 { return .claimDrafted }
    return statements.contains { $0.revision == wanted } ? .claimDetailsEdited : .unspecified
  }

  /// The details that the event at a revision states, and none after it: what something else is
  /// true of later is not stated by it.
  func fields(lastStatedBy wanted: UInt64) -> DetailFields {
    var later = DetailFields()
    for statement in statements.reversed() {
      let fields = statement.fields.subtracting(statement.overridden)
      if statement.revision == wanted { return fields.subtracting(later) }
      if statement.revision > wanted { later.formUnion(fields) }
    }
    guard wanted == 1 else { return DetailFields() }
    // The draft is taken to state every field not stated since, as far as it can.
    var drafted: DetailFields = []
    if !claim.title.isEmpty { drafted.insert(.title) }
    if claim.lossDate != nil { drafted.insert(.lossDate) }
    return drafted.subtracting(later)
  }
}

extension ClaimSnapshot: StreamCard {
  static var category: Category { .claim }

  mutating func apply(
    type: UInt32, _ payload: UnsafeRawBufferPointer, _ times: FoldTimes
  ) throws(WireError) { apply(try ClaimEvent.decode(kind: type, payload), times) }

  /// Folds one claim of a log; nil if it is not there.
  ///
  /// - Throws: `damaged` if an event cannot be read; a newer version may have written it.
  public init?<Log: EventStore>(folding id: Identifier, of log: Log) throws(EventStoreError) {
    let corrections = try ClockLimits(of: log)
    try self.init(folding: id, correctedBy: corrections) { body throws(EventStoreError) in
      try log.forEachBatch(of: .claim(id), body)
    }
    if revision == 0 { return nil }
  }
}

/// Every claim, folded: what decisions are taken on and what lists show.
///
/// A value: copies share what they have in common.
public struct ClaimTable: Sendable {
  private var snapshots: SnapshotBlocks
  /// The claims that no index tells of.
  private var index: IdentifierIndex

  /// Creates a table without claims.
  public init() { self.init(SnapshotBlocks(), of: []) }

  /// Takes over cards that were folded elsewhere, and the ids of their claims in the same order: of
  /// those that are not cold.
  init(_ snapshots: consuming SnapshotBlocks, of claims: consuming [Identifier]) {
    self.snapshots = snapshots
    index = IdentifierIndex(seed: .random(in: 0 ... .max), of: claims)
  }

  /// For a fold that goes on with them.
  var cards: SnapshotBlocks { snapshots }

  private var coldCount: Int { snapshots.cold?.count ?? 0 }

  /// How many claims there are, drafts included.
  public var count: Int { coldCount + index.identifiers.count }

  /// A copy of the claim's card; nil if there is no such claim.
  public subscript(id: Identifier) -> ClaimSnapshot? { place(of: id).map { snapshot(at: $0) } }

  /// The revision of a claim; zero if there is none.
  public func revision(of id: Identifier) -> UInt64 {
    place(of: id).map { snapshots.revision(at: $0) } ?? 0
  }

  /// Has a claim's card in memory, if there is one: it is about to be judged.
  mutating func warmUp(_ id: Identifier) {
    if snapshots.cold != nil, let place = place(of: id) { snapshots.warmUp(place) }
  }

  /// The cards in the order in which the claims were drafted.
  public func snapshot(at place: Int) -> ClaimSnapshot { snapshots[place] }

  /// Shows the card at a place, without copying it.
  func peek<Result, Failure>(
    at place: Int, _ body: (borrowing StandingSnapshot) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try snapshots.peek(at: place, body)
  }

  /// The place of a claim's card; nil if there is none.
  public func place(of id: Identifier) -> Int? {
    if let place = index.place(of: id) { return coldCount + place }
    return snapshots.coldPlace(of: id)
  }

  func id(at place: Int) -> Identifier {
    place < coldCount
      ? snapshots.cold?.id(at: place) ?? Identifier() : index.identifiers[place - coldCount]
  }

  /// Asks for the memory of a claim's card.
  func prefetch(_ id: Identifier) {
    if let place = index.place(of: id) { snapshots.prefetch(coldCount + place) }
  }

  /// Shows every card, in the order in which the claims were drafted.
  public func forEach(_ body: (ClaimSnapshot) -> Void) {
    snapshots.forEach(body)
  }

  /// The ids of all claims, in the order in which they were drafted.
  var ids: [Identifier] {
    (0..<coldCount).map { id(at: $0) } + index.identifiers
  }

  // MARK: Folding

  /// The place of a claim's card, which it is given with its first event.
  mutating func place(ofOldOrNew id: Identifier) -> Int { place(of: id) ?? add(id) }

  /// Folds an event of the claim at a place in.
  mutating func apply(_ event: ClaimEvent, at place: Int, _ times: FoldTimes) {
    snapshots.change(place) { $0.apply(event, times) }
  }

  mutating func limitTimes(to now: Instant) {
    snapshots.limitTimes(to: now)
  }

  private mutating func add(_ id: Identifier) -> Int {
    snapshots.append(id)
    return coldCount + index.append(id)
  }
}
