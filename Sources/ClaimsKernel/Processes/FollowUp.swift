import ClaimsDomain
import Descriptions
import EventSourcing

/// What an event in one stream asks for in another, if the two are not one commit: a command of
/// the system, whose id follows from the process, the event's position and the stream it goes to.
///
/// Source: Specs/Processes.md, "Follow-ups".
public struct FollowUp: Equatable, Sendable, PrintsFields {
  /// The rule that asks for it.
  public let process: Process
  /// The position of the event that asks for it.
  public let cause: Position
  /// The stream that the command goes to.
  public let stream: StreamID
  /// What is to be sent, in the role `system`.
  public let command: DomainCommand

  /// Creates a follow-up of the event at the position `cause`.
  public init(process: Process, cause: Position, stream: StreamID, command: DomainCommand) {
    self.process = process
    self.cause = cause
    self.stream = stream
    self.command = command
  }

  /// Which rule asks for it. Names go into ids: they are never changed.
  public enum Process: CaseIterable, Sendable {
    /// Claims that rely on a document are looked at again once that is revoked.
    case reviewOfRevokedDocument

    /// Its name, as it stands in ids.
    public var name: StaticString {
      switch self {
      case .reviewOfRevokedDocument: "reviewOfRevokedDocument"
      }
    }
  }

  /// The same for the same event whenever it is asked, so that receipts make it happen once.
  ///
  /// - Parameter round: how many of these ids another command has taken before.
  public func id(round: UInt64 = 0) -> Identifier {
    var name = NameOfCommand(process: process.name)
    name.add(cause.value)
    name.add(stream)
    if round > 0 { name.add(round) }
    return name.id
  }

  /// The first round whose id no other command has taken; nil if this one was sent already. Anyone
  /// who knows the position and the stream can compute an id and send something else under it.
  func round(in log: some EventStore) throws(EventStoreError) -> UInt64? {
    var round: UInt64 = 0
    while let taken = try log.commit(ofCommand: id(round: round)) {
      let sent = try? CommandEnvelope(taken.command)
      if sent?.role == .system, sent?.stream == stream, sent?.command == command { return nil }
      round += 1
    }
    return round
  }

  /// Whether an event of this kind may ask for anything: most do not.
  static func mayFollow(_ category: Category, _ type: UInt32) -> Bool {
    category == .document && type == DocumentEventKind.documentRevoked.rawValue
  }

  /// What an event asks for, of those whom it concerned when it happened. Pure.
  ///
  /// - Parameters:
  ///   - event: what happened.
  ///   - stream: where it happened.
  ///   - position: its place in the log.
  ///   - claims: those that were handed in and referred to the document at that position.
  public static func commands(
    after event: DomainEvent, in stream: StreamID, at position: Position,
    reliedOnBy claims: [Identifier]
  ) -> [FollowUp] {
    guard case .document(.documentRevoked(let revoked)) = event else { return [] }
    let raise = RaiseReview(
      reason: "a document was revoked: " + revoked.reason, document: stream.id)
    return claims.sorted().map {
      FollowUp(
        process: .reviewOfRevokedDocument, cause: position, stream: .claim($0),
        command: .claim(.raiseReview(raise)))
    }
  }

  /// Whether the stream can take it now; if not, it waits until it can.
  func isWanted(on logState: borrowing LogState) -> Bool {
    guard case .claim(.raiseReview(let raise)) = command,
      let claim = logState.claims[stream.id]?.claim
    else { return false }
    // A claim that is not decided on yet asks what its documents are worth when it is.
    return ClaimDecider.lifecycle.step(from: claim.status, on: .raiseReview) != nil
      && !claim.file.openReviews.contains { $0.document == raise.document }
  }
}

extension FollowUp.Process: CustomStringConvertible {
  /// Its name, as it stands in ids.
  public var description: String { name.description }
}
