import ClaimsDomain
import Descriptions
import EventSourcing

/// What would become of a command if it were sent now.
public enum Forecast: Equatable, Sendable, PrintsFields {
  /// Accepted, with what would happen: each stream once, the command's own first.
  case accepted([StreamEvents])
  /// Refused, with the reasons that its sender is told.
  case refused(RefusedAnswer)
  /// The log holds this very command already: sending it again brings this receipt.
  case repeated(Receipt)

  /// Whether it would be refused.
  public var isRefused: Bool { if case .refused = self { true } else { false } }

  /// Why it would be refused; empty if it would not.
  public var reasons: [Reason] {
    if case .refused(let refused) = self { refused.reasons } else { [] }
  }
}

/// The result of a command while the log writes it to the disk: it must not be shown before
/// `ticket` is durable, except as pending.
public struct Submission: Sendable, PrintsFields {
  /// The answer as the sender is told it.
  public let answer: Answer
  /// What has to be durable before the answer is shown.
  public let ticket: Ticket
  /// What happened; nil if nothing new did.
  public let decision: Decision?
  /// The refusal as the log keeps it: no answer to its sender.
  public var refusal: Refusal?
  /// What its sender is not told of what happened.
  var untold = Untold.nothing

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
    case (_, let decision?): .accepted(decision.streams(of: command.stream, without: untold))
    case (.accepted(let receipt), nil): .repeated(receipt)
    }
  }
}

extension Decision {
  /// The same, stream by stream.
  ///
  /// - Parameter own: the stream of the command.
  public func streams(of own: StreamID) -> [StreamEvents] { streams(of: own, without: .nothing) }

  /// - Parameter untold: what is left out.
  func streams(of own: StreamID, without untold: Untold) -> [StreamEvents] {
    let streams =
      switch self {
      case .claim(let events): [StreamEvents(stream: own, events: events.map { .claim($0) })]
      case .streams(let streams): streams
      }
    guard !untold.kinds.isEmpty || !untold.redaction.isEmpty else { return streams }
    return streams.map { part in
      let events = part.events.filter { !untold.kinds.contains($0.kind) }
      return StreamEvents(
        stream: part.stream,
        events: part.stream == own ? events.compactMap { untold.redaction.emptying($0) } : events)
    }
  }
}
