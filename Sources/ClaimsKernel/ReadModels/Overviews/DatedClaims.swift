import ClaimsDomain
import Descriptions
import EventSourcing

/// Claims with the times that their states do not keep: since when they are in their status, and
/// when a suspicion came up and was handed on.
public struct DatedClaims: ClaimEventModel {
  /// What moves a claim, what a suspicion does, and what an overview shows of a claim.
  let kinds = ClaimEventFilter(
    .claimDrafted, .claimDetailsEdited, .factCorrected, .claimSupplemented, .handlerAssigned,
    .claimSubmitted, .claimResubmitted, .claimRejected, .claimOpened, .investigationStarted,
    .informationRequested, .informationProvided, .informationRequestExpired,
    .claimApproved, .claimPartiallyApproved, .claimDenied, .appealLodged, .decisionRescinded,
    .paymentStopped, .paymentFailed, .paymentReversed, .claimSettled,
    .claimClosed, .claimVoided, .claimReopened,
    .fraudFlagged, .siuReferred, .siuCleared, .fraudConfirmed)
  var needsTimes: Bool { true }

  /// Which time of an event that was not brought over says when it was done.
  public let clock: ModelClock
  private var index: IdentifierIndex
  private var claims: [DatedClaim] = []

  /// Creates a model of an empty log.
  ///
  /// - Parameter clock: which time of an event that was not brought over says when it was done.
  public init(clock: ModelClock = .recorded) {
    self.clock = clock
    index = IdentifierIndex(seed: .random(in: 0 ... .max))
  }

  /// - Throws: `damaged` if an event cannot be read; a newer version may have written it.
  public init<Log: EventStore>(
    clock: ModelClock = .recorded, folding log: Log
  ) throws(EventStoreError) {
    self.init(clock: clock)
    try fold(whole: log)
  }

  mutating func place(of claim: Identifier) -> Int {
    if let place = index.place(of: claim) { return place }
    claims.append(DatedClaim())
    return index.append(claim)
  }

  mutating func fold(_ event: ClaimEvent, at place: Int, times: EventTimes) {
    claims[place].apply(event, at: times.done(by: clock))
  }

  /// In the order in which the claims were drafted.
  public func forEach(_ body: (Identifier, borrowing DatedClaim) -> Void) {
    for place in claims.indices { body(index.identifiers[place], claims[place]) }
  }

  /// A claim by its id; nil if the log has none with it.
  public subscript(claim: Identifier) -> DatedClaim? {
    index.place(of: claim).map { claims[$0] }
  }
}

/// A claim and when it came to be as it is.
public struct DatedClaim: Sendable, PrintsFields {
  /// Its status, its details, its handler and the suspicions; no money but what is claimed.
  public private(set) var claim = ClaimDecider.initial
  /// Since when it is in its status.
  public private(set) var since = Instant()
  /// When the first suspicion came up.
  public private(set) var flaggedAt: Instant?
  /// When it was last handed to the special investigators.
  public private(set) var referredAt: Instant?
  /// When they last said what they found; nil while they look.
  public private(set) var resolvedAt: Instant?

  fileprivate mutating func apply(_ event: ClaimEvent, at time: Instant) {
    let before = claim.status
    ClaimDecider.evolve(&claim, event)
    if claim.status != before { since = time }
    switch event {
    case .fraudFlagged: flaggedAt = flaggedAt ?? time
    case .siuReferred: (referredAt, resolvedAt) = (time, nil)
    case .siuCleared, .fraudConfirmed: resolvedAt = time
    default: break
    }
  }
}
