import ClaimsDomain
import ClaimsKernel
import Descriptions
import EventSourcing

/// Something to tell a person.
public struct PersonalNotice: Equatable, Sendable, PrintsFields {
  /// What a notice is about.
  public enum Occasion: Equatable, Sendable, PrintsFields {
    /// A document ends on a day.
    case documentEnds(LocalDate?)
    /// A document was rejected: the codes of its rejection reasons, and the reviewer's own words.
    case documentRejected(codes: [String], text: String)
    /// The claim was rejected at intake; it may be corrected and resubmitted.
    case claimRejected
    /// The handler asks for information about the claim.
    case informationRequested
    /// The claim was approved, partially approved or denied; the notice does not say which.
    case claimDecided
  }

  /// Whom to tell: the document's owner, or the claimant.
  public let recipient: ActorID
  /// The document or claim that the notice is about.
  public let stream: StreamID
  /// What has happened, or is about to.
  public let occasion: Occasion

  /// Creates a notice to one person about one stream.
  public init(recipient: ActorID, stream: StreamID, occasion: Occasion) {
    self.recipient = recipient
    self.stream = stream
    self.occasion = occasion
  }
}

/// Delivers notices to people: a push service, e-mail, a banner. Apps implement it.
public protocol NotificationPort: Sendable {
  /// - Parameters:
  ///   - notification: whom to tell, and what of.
  ///   - key: what was delivered under it already need not be delivered again.
  func deliver(_ notification: PersonalNotice, key: Identifier) async throws(EffectFailure)
}

/// Tells owners of documents and claimants what happened to what is theirs.
public struct Notifying<Port: NotificationPort>: Effect {
  private let port: Port

  /// Creates an effect that tells people through the app's port.
  public init(_ port: Port) { self.port = port }

  public var name: String { "notification" }

  public func request(
    after event: DomainEvent, in stream: StreamID, recorded: Instant,
    on logState: borrowing LogState
  ) -> PersonalNotice? {
    let occasion: PersonalNotice.Occasion
    switch event {
    case .document(.expiryReminderSent(let sent)): occasion = .documentEnds(sent.validUntil)
    case .document(.documentRejected(let rejected)):
      occasion = .documentRejected(codes: rejected.codes, text: rejected.text)
    case .claim(.claimRejected): occasion = .claimRejected
    case .claim(.informationRequested): occasion = .informationRequested
    case .claim(.claimApproved), .claim(.claimPartiallyApproved), .claim(.claimDenied):
      occasion = .claimDecided
    default: return nil
    }
    let recipient =
      stream.category == .document
      ? logState.documents[stream.id]?.state.owner : logState.claims[stream.id]?.claim.claimant
    guard let recipient, !recipient.isEmpty else { return nil }
    return PersonalNotice(recipient: recipient, stream: stream, occasion: occasion)
  }

  public func perform(
    _ request: PersonalNotice, key: Identifier
  ) async throws(EffectFailure) -> DomainCommand? {
    try await port.deliver(request, key: key)
    return nil
  }
}
