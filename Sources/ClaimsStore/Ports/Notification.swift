import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// Something to tell a person.
public struct PersonalNotice: Equatable, Sendable {
  public enum Occasion: Equatable, Sendable {
    /// A document ends on a day.
    case documentEnds(LocalDate?)
    case documentRejected(codes: [String], text: String)
    case claimRejected
    case informationRequested
    case claimDecided
  }

  public let recipient: ActorID
  public let stream: StreamID
  public let occasion: Occasion

  public init(recipient: ActorID, stream: StreamID, occasion: Occasion) {
    self.recipient = recipient
    self.stream = stream
    self.occasion = occasion
  }
}

/// Delivers notices to people: a push service, e-mail, a banner. Apps implement it.
public protocol NotificationPort: Sendable {
  /// - Parameter key: what was delivered under it already need not be delivered again.
  func deliver(_ notification: PersonalNotice, key: Identifier) async throws(EffectFailure)
}

/// Tells owners of documents and claimants what happened to what is theirs.
public struct Notifying<Port: NotificationPort>: Effect {
  private let port: Port

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
