import ClaimsDomain
import EventSourcing

/// The claims whose claimant has answered since the last question or decision: a claim's state
/// tells what is still open, not what came.
public struct AnsweredRequests: ClaimEventModel {
  let kinds = ClaimEventFilter(
    .informationRequested, .informationProvided, .informationRequestExpired, .decisionProposed,
    .claimApproved, .claimPartiallyApproved, .claimDenied, .claimClosed, .claimVoided)

  private var claims: IdentifierIndex
  private var isAnswered: [Bool] = []

  /// Creates a model of an empty log.
  public init() { claims = IdentifierIndex(seed: .random(in: 0 ... .max)) }

  /// - Throws: `damaged` if an event cannot be read; a newer version may have written it.
  public init<Log: EventStore>(folding log: Log) throws(EventStoreError) {
    self.init()
    try fold(whole: log)
  }

  /// One claim alone. - Throws: `damaged` if an event of it cannot be read.
  public init<Log: EventStore>(of claim: Identifier, in log: Log) throws(EventStoreError) {
    self.init()
    try log.forEachEntry(of: .claim(claim)) { entry throws(EventStoreError) in
      do throws(WireError) { try apply(entry) } catch {
        throw .unreadable(after: entry.decidedAt, error)
      }
      return true
    }
  }

  /// Whether the claimant has answered since the last question or decision; false for a claim that
  /// is not known.
  public func contains(_ claim: Identifier) -> Bool {
    claims.place(of: claim).map { isAnswered[$0] } ?? false
  }

  mutating func place(of claim: Identifier) -> Int {
    if let place = claims.place(of: claim) { return place }
    isAnswered.append(false)
    return claims.append(claim)
  }

  mutating func fold(_ event: ClaimEvent, at place: Int, times: EventTimes) {
    if case .informationProvided = event {
      isAnswered[place] = true
    } else {
      isAnswered[place] = false
    }
  }
}
