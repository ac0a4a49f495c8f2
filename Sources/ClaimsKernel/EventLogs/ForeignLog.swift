import ClaimsDomain
import Descriptions
import EventSourcing

/// One case of a foreign process, in the order of their log.
public struct ForeignCase: Equatable, Sendable, PrintsFields {
  /// The case's name in the log; `CASE/VALUE` if an attribute tells its claims apart.
  public var name: String
  /// The events that could be read, in the order of the log.
  public var events: [ForeignEvent]
  /// What the log says of the case as a whole, by the log's own names.
  public var attributes: [String: String] = [:]
  /// The attributes that the log gives it twice, with different values; the last one is kept.
  public var ambiguous: [String] = []
  /// What of it could not be read: a case that has any cannot be taken.
  public var faults: [ForeignFault] = []

  /// Creates a case with events in the order of its log.
  public init(
    name: String, events: [ForeignEvent], attributes: [String: String] = [:],
    faults: [ForeignFault] = []
  ) {
    self.name = name
    self.events = events
    self.attributes = attributes
    self.faults = faults
  }
}

/// An event of a case that could not be read.
public struct ForeignFault: Equatable, Sendable, PrintsFields {
  /// The event's place in its case, from 1.
  public var event: Int
  /// As far as it could be told.
  public var activity: String
  /// The line it was noticed at, from 1; nil if the format has none.
  public var line: Int?
  /// Whether a time is to blame that names no zone.
  public var isZoneMissing = false
  /// Why it could not be read.
  public var reason: Phrase
}

/// Something that happened in a foreign process.
public struct ForeignEvent: Equatable, Sendable, PrintsFields {
  /// The activity's name in the log.
  public var activity: String
  /// Who did it, if the log says so.
  public var resource: String?
  /// Under which name, if that is not the first that may say so.
  var resourceName: String?
  /// Which part of the activity's own lifecycle this is: `start`, `complete`. Nil for all of it.
  public var transition: String?
  /// When it happened, as the log says.
  public var time: Instant
  /// What the log says of it besides, by the log's own names.
  public var attributes: [String: String]
  /// The attributes that the log gives it twice, with different values; the last one is kept.
  public var ambiguous: [String] = []

  /// Creates an event; nil for a resource or a transition that the log does not name.
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
public struct EventLogFault: WordedFault, Equatable, Sendable {
  /// The line it was noticed at, from 1; nil if no line is to blame.
  public let line: Int?
  private let reason: Phrase

  /// Creates a fault.
  ///
  /// - Parameters:
  ///   - line: from 1; nil if no line is to blame.
  ///   - reason: what is wrong.
  public init(line: Int? = nil, _ reason: Phrase) {
    self.line = line
    self.reason = reason
  }

  public var wording: Phrase {
    guard let line else { return reason }
    return Phrase(.line, line, reason)
  }
}

/// How much of one case is kept at most: cases are handed on one at a time, whole.
enum EventLogLimits {
  static let events = 100_000
  /// Of one event.
  static let attributes = 1_000
  /// Of all that is kept of a case, names and values.
  static let bytes = 1 << 26
  /// Of elements in one another: nothing here keeps them, but a parser does.
  static let depth = 100_000
  /// Of a log whose cases do not stand one after the other, and which is held as a whole.
  static let whole = 1 << 30
}
