import ClaimsDomain
import EventSourcing

/// One case of a foreign process, in the order of their log.
public struct ForeignCase: Equatable, Sendable {
  public var name: String
  public var events: [ForeignEvent]

  public init(name: String, events: [ForeignEvent]) {
    self.name = name
    self.events = events
  }
}

/// Something that happened in a foreign process.
public struct ForeignEvent: Equatable, Sendable {
  public var activity: String
  /// Who did it, if the log says so.
  public var resource: String?
  /// Which part of the activity's own lifecycle this is: `start`, `complete`. Nil for all of it.
  public var transition: String?
  public var time: Instant
  /// What else the log says of it, by the log's own names.
  public var attributes: [String: String]

  public init(
    activity: String, resource: String? = nil, transition: String? = nil, time: Instant,
    attributes: [String: String] = [:]
  ) {
    self.activity = activity
    self.resource = resource
    self.transition = transition
    self.time = time
    self.attributes = attributes
  }
}

/// Why a text could not be read as an event log.
public struct XESFault: WordedFault, Equatable, Sendable {
  /// The line it was noticed at, from 1; nil if no line is to blame.
  public let line: Int?
  private let reason: Phrase

  public init(line: Int? = nil, _ reason: Phrase) {
    self.line = line
    self.reason = reason
  }

  public var wording: Phrase {
    guard let line else { return reason }
    return Phrase(.line, line, reason)
  }
}
