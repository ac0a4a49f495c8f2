import ClaimsDomain
import EventSourcing

/// What happened to each claim of all that a profile's clocks look at: from this they are read at
/// any time, as of that time.
///
/// Computed from events alone. Source: Specs/SLA.md; invariant I23.
public struct SLAMonitor: ClaimEventModel {
  public let profile: SLAProfile
  /// Which time of an event that was not brought over says when it was done.
  public let clock: ModelClock
  let kinds: ClaimEventFilter
  var needsTimes: Bool { true }

  private let names: SLAClaimNames
  private var claims: IdentifierIndex
  private var types: [ClaimType] = []
  private var moments: [[SLAMoment]] = []
  /// What was asked for and has not come, of the few claims of which that is told.
  private var openItems: [Int: [String]] = [:]

  public init(_ profile: SLAProfile, clock: ModelClock = .recorded) {
    self.profile = profile
    self.clock = clock
    names = SLAClaimNames(profile)
    kinds = ClaimEventFilter(names.kinds)
    claims = IdentifierIndex(seed: .random(in: 0 ... .max))
  }

  /// - Throws: `damaged` where an event cannot be read; a newer version may have written it.
  public init<Log: EventStore>(
    _ profile: SLAProfile, clock: ModelClock = .recorded, folding log: Log
  ) throws(EventStoreError) {
    self.init(profile, clock: clock)
    try fold(whole: log)
  }

  // MARK: Folding

  mutating func place(of claim: Identifier) -> Int {
    if let place = claims.place(of: claim) { return place }
    types.append(.unspecified)
    moments.append([])
    return claims.append(claim)
  }

  mutating func fold(_ event: ClaimEvent, at place: Int, times: EventTimes) {
    if case .claimDrafted(let drafted) = event { types[place] = drafted.type }
    var events = names[event]
    if !names.last.isEmpty, isLastItem(event, at: place) { events = events.union(names.last) }
    guard !events.isEmpty else { return }
    let done = times.done(by: clock)
    // A fact is true since its effective time; everything else since it was done.
    let since = event.kind.isFact ? min(times.effective, done) : done
    moments[place].append(SLAMoment(events, done: done, since: since))
  }

  /// Whether nothing of what was asked for is open any more with this event.
  private mutating func isLastItem(_ event: ClaimEvent, at place: Int) -> Bool {
    switch event {
    case .informationRequested(let request): openItems[place] = request.items
    case .informationProvided(let provided):
      openItems[place]?.removeAll { $0.utf8.elementsEqual(provided.item.utf8) }
      guard openItems[place]?.isEmpty == true else { return false }
      openItems[place] = nil
      return true
    case .informationRequestExpired: openItems[place] = nil
    default: break
    }
    return false
  }

  // MARK: Asking

  /// Every clock of every claim at a time, claim by claim in the order in which they were drafted.
  ///
  /// - Complexity: O(events that the profile speaks of).
  public func forEachClock(at now: Instant, _ body: (SLAEntry) -> Void) {
    for (place, claim) in claims.identifiers.enumerated() {
      let type = types[place]
      let clocks = profile.clocks(of: moments[place], on: .claim, type: type.rawValue, at: now)
      for clock in clocks { body(SLAEntry(claim: claim, type: type, clock: clock)) }
    }
  }

  /// The clocks of one claim.
  public func clocks(of claim: Identifier, at now: Instant) -> [SLAClock] {
    guard let place = claims.place(of: claim) else { return [] }
    return profile.clocks(
      of: moments[place], on: .claim, type: types[place].rawValue, at: now)
  }
}

/// A clock of a claim.
public struct SLAEntry: Equatable, Sendable {
  public let claim: Identifier
  public let type: ClaimType
  public let clock: SLAClock

  /// One line. Source: Specs/JSON.md, "Clocks".
  public var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    func time(_ name: String, _ time: Instant?) {
      guard let time else { return }
      writer.key(name)
      writer.string(time.text)
    }
    writer.key("claim")
    writer.string(claim.text)
    writer.key("type")
    writer.string(type.name.description)
    writer.key("clock")
    writer.string(clock.name)
    writer.key("round")
    writer.integer(clock.round)
    writer.key("state")
    writer.string(clock.state.rawValue)
    time("startedAt", clock.startedAt)
    time("due", clock.due)
    time("pausedSince", clock.pausedSince)
    writer.key("pausedSeconds")
    writer.integer(Int(clock.paused / 1_000_000_000))
    time("stoppedAt", clock.stoppedAt)
    time("breachedAt", clock.breachedAt)
    writer.endObject()
    return writer.text
  }
}

/// By which names a profile knows the events of claims.
private struct SLAClaimNames: Sendable {
  private let names: [SLAEventSet]
  /// The last item of a request for information.
  let last: SLAEventSet
  private let inbound: SLAEventSet
  private let outbound: SLAEventSet

  init(_ profile: SLAProfile) {
    let highest = ClaimEventKind.allCases.map(\.rawValue).max() ?? 0
    names = (0...highest).map { number in
      ClaimEventKind(rawValue: number).map { profile.events(named: $0.name.description) }
        ?? SLAEventSet()
    }
    last = profile.events(named: "InformationProvided.last")
    inbound = profile.events(named: "CommunicationRecorded.inbound")
    outbound = profile.events(named: "CommunicationRecorded.outbound")
  }

  subscript(event: ClaimEvent) -> SLAEventSet {
    let plain = names[Int(event.kind.rawValue)]
    guard case .communicationRecorded(let said) = event else { return plain }
    return plain.union(said.inbound ? inbound : outbound)
  }

  /// The kinds that matter: those that are named, those that tell of open items, and the one that
  /// says which type a claim is of.
  var kinds: [ClaimEventKind] {
    ClaimEventKind.allCases.filter { kind in
      switch kind {
      case .unspecified: false
      case .claimDrafted: true
      case .informationRequested, .informationProvided, .informationRequestExpired:
        !last.isEmpty || !names[Int(kind.rawValue)].isEmpty
      case .communicationRecorded:
        !names[Int(kind.rawValue)].union(inbound).union(outbound).isEmpty
      default: !names[Int(kind.rawValue)].isEmpty
      }
    }
  }
}
