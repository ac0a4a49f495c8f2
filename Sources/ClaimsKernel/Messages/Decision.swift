import ClaimsDomain
import Descriptions
import EventSourcing

/// What follows from an accepted command: events, in the streams to which they go.
public enum Decision: Equatable, Sendable, PrintsFields {
  /// Events of the claim that the command went to: what nearly every command leads to, carried from
  /// the claim's decider to the log and the board as they are.
  case claim([ClaimEvent])
  /// Events of other aggregates, or of several streams; each stream once.
  case streams([StreamEvents])

  /// Events of one stream that is no claim's.
  init(_ events: [DomainEvent], to stream: StreamID) {
    self = .streams([StreamEvents(stream: stream, events: events)])
  }

  /// Every event with its stream, in order.
  ///
  /// - Parameter own: the stream of the command.
  public func events(to own: StreamID) -> [(stream: StreamID, event: DomainEvent)] {
    switch self {
    case .claim(let events): events.map { (own, .claim($0)) }
    case .streams(let streams):
      streams.flatMap { part in part.events.map { (part.stream, $0) } }
    }
  }

  /// The kinds of all events, in order.
  public var kinds: [DomainEventKind] {
    switch self {
    case .claim(let events): events.map { .claim($0.kind) }
    case .streams(let streams): streams.flatMap { $0.events.map(\.kind) }
    }
  }
}

/// What happens in one stream.
public struct StreamEvents: Equatable, Sendable, PrintsFields {
  /// The stream to which the events go.
  public let stream: StreamID
  /// What happens, in order.
  public let events: [DomainEvent]

  /// Creates what happens in a stream.
  public init(stream: StreamID, events: [DomainEvent]) {
    self.stream = stream
    self.events = events
  }
}
