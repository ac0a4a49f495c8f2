import ClaimsDomain
import EventSourcing

/// What would become of a command if it were sent now.
public enum Forecast: Equatable, Sendable {
  /// Accepted, with what would happen: each stream once, the command's own first.
  case accepted([StreamEvents])
  case refused(RefusedAnswer)
  /// The log holds this very command already: sending it again brings this receipt.
  case repeated(Receipt)

  public var isRefused: Bool { if case .refused = self { true } else { false } }

  /// Why it would be refused; empty if it would not.
  public var reasons: [Reason] {
    if case .refused(let refused) = self { refused.reasons } else { [] }
  }
}

/// The result of a command while the log writes it to the disk: it must not be shown before
/// `ticket` is durable, except as pending.
public struct Submission: Sendable {
  public let answer: Answer
  public let ticket: Ticket
  /// What happened; nil if nothing new did.
  public let decision: Decision?
  /// The refusal as the log keeps it: no answer to its sender.
  public var refusal: Refusal?
  /// The events that its sender is not told of.
  var concealed: Set<DomainEventKind> = []

  /// The streams in which something happened.
  public func streams(of command: CommandEnvelope) -> [StreamID] {
    switch decision {
    case .claim: [command.stream]
    case .streams(let streams): streams.map(\.stream)
    case nil: []
    }
  }

  /// The forecast to show until the command is settled.
  public func forecast(of command: CommandEnvelope) -> Forecast {
    switch (answer, decision) {
    case (.refused(let refused), _): .refused(refused)
    case (_, let decision?): .accepted(decision.streams(of: command.stream, without: concealed))
    case (.accepted(let receipt), nil): .repeated(receipt)
    }
  }
}

extension Decision {
  /// The same, stream by stream.
  ///
  /// - Parameters:
  ///   - own: the stream of the command.
  ///   - concealed: what is left out.
  public func streams(
    of own: StreamID, without concealed: Set<DomainEventKind> = []
  ) -> [StreamEvents] {
    let streams =
      switch self {
      case .claim(let events): [StreamEvents(stream: own, events: events.map { .claim($0) })]
      case .streams(let streams): streams
      }
    guard !concealed.isEmpty else { return streams }
    return streams.map { part in
      StreamEvents(
        stream: part.stream, events: part.events.filter { !concealed.contains($0.kind) })
    }
  }
}
