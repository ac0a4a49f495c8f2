import ClaimsDomain
import EventSourcing

/// What claims know of one another, where a decision asks for it: which were submitted for the same
/// loss, and which of them others are duplicates of.
///
/// A claim enters with its events, in the order of the log: what is found follows from the events
/// up to a position and from nothing else.
public struct ClaimLinks: Sendable {
  /// What two claims have in common that may be one: whose, what kind, and when the loss was.
  private struct Loss: Hashable {
    var claimant: ActorID
    var type: ClaimType
    var date: LocalDate
  }

  /// The first two claims of a loss: enough to name another one than the claim that asks.
  private var losses: [Loss: (first: Identifier, second: Identifier?)] = [:]
  private var originals: Set<Identifier> = []

  public init() {}

  /// Another claim that was submitted for the same loss before; nil without one.
  public func similar(to claim: Claim, _ id: Identifier) -> Identifier? {
    guard let loss = Self.loss(of: claim), let claims = losses[loss] else { return nil }
    return claims.first == id ? claims.second : claims.first
  }

  /// Whether some claim is a duplicate of this one.
  public func hasDuplicates(_ id: Identifier) -> Bool { originals.contains(id) }

  // MARK: Folding

  /// Whether an event of this number says anything about two claims: most do not.
  static func take(_ type: UInt32) -> Bool { type == ClaimEventKind.claimSubmitted.rawValue }

  /// Takes an event that was just folded into its claim.
  mutating func apply(_ event: ClaimEvent, to claim: Claim, _ id: Identifier) {
    switch event {
    case .claimSubmitted: submitted(claim, id)
    default: break
    }
  }

  private mutating func submitted(_ claim: Claim, _ id: Identifier) {
    guard let loss = Self.loss(of: claim) else { return }
    guard let claims = losses[loss] else { return losses[loss] = (id, nil) }
    if claims.second == nil, claims.first != id { losses[loss] = (claims.first, id) }
  }

  private mutating func duplicated(_ original: Identifier) { originals.insert(original) }

  /// Nil where too little is known to compare.
  private static func loss(of claim: Claim) -> Loss? {
    guard let date = claim.lossDate, !claim.claimant.isEmpty else { return nil }
    return Loss(claimant: claim.claimant, type: claim.type, date: date)
  }
}
