import ClaimsDomain
import Descriptions
import EventSourcing

/// What came of replaying a foreign log.
public struct ConformanceReport: Equatable, Sendable, PrintsFields {
  /// The name of the map it was read by.
  public var map = ""
  /// What its cases were replayed as.
  public var machine = ActivityMap.Machine.claim
  /// What the map says that the log's resources are.
  public var resources = ActivityMap.Resources.people
  /// How the rules that it was judged under differ from the built-in ones.
  public var rulesChange: RulesChange?
  /// How many cases the log has, readable or not.
  public var cases = 0
  /// Cases in which something was judged and every step had its row, whatever guards said.
  public var conformingOnTable = 0
  /// Those of them that no guard refused either.
  public var conforming = 0
  /// Cases of which every event was passed over: nothing can be said about them.
  public var unjudged = 0
  /// How many events the cases have, readable or not.
  public var events = 0
  /// Events that the map ignores, or whose transition does not count.
  public var passedOver = 0
  /// How many of the commands that were taken the log left implicit.
  public var inferred = 0
  /// How many cases ended in which status, by name.
  public var outcomes: [String: Int] = [:]
  /// How many of the closed ones were closed with which outcome, or for which reason.
  public var closings: [String: Int] = [:]
  /// Cases that were taken up again after they had been closed.
  public var reopened = 0
  /// How often that was done.
  public var reopenings = 0
  /// The transitions that the map does not count, with how many events have them.
  public var otherTransitions: [String: Int] = [:]
  /// How many guesses of its draft the map still has.
  public var guesses = 0
  /// In the order of the log.
  public var deviations: [Deviation] = []
  /// What is odd about the log and was taken all the same, in its order.
  public var remarks: [LogRemark] = []
  /// What the cases say and no step of the map asks for, by the log's names.
  public var unread = UnreadValues()

  /// Creates the report on no cases.
  public init() {}
}

/// Something odd about a foreign log that keeps no case from being taken.
public struct LogRemark: Equatable, Sendable, PrintsFields {
  /// What is odd.
  public enum Kind: String, CaseIterable, Sendable, PrintsFields {
    /// An event is earlier than one that stands before it: the order of the log counts.
    case backwards
    /// An attribute is given twice, with different values: the last one is kept, and not read.
    case twice
  }
  /// The case's name in the log.
  public var foreignCase: String
  /// The event's place in its case, from 1; 0 for the case itself.
  public var event: Int
  /// The activity's name in the log; empty for the case itself.
  public var activity: String
  /// What is odd.
  public var kind: Kind
  /// The explanation.
  public var reason: Phrase
}

/// Something that a foreign case did and our lifecycle would not have let it do.
public struct Deviation: Equatable, Sendable, PrintsFields {
  /// What the difference is.
  public enum Kind: String, CaseIterable, Sendable, PrintsFields {
    /// The machine's table has no such row.
    case table
    /// There is a row, and one of its guards refused.
    case guardRule = "guard"
    /// There is a row, and not for this role or person.
    case role
    /// The log's text makes no command at all.
    case malformed
    /// The map does not name the activity.
    case unmapped
    /// The map wants the person who did an earlier activity, which did not happen.
    case absent
  }

  /// The case's name in the log.
  public var foreignCase: String
  /// The event's place in its case, from 1.
  public var event: Int
  /// The activity's name in the log, as far as it could be read.
  public var activity: String
  /// The refused command's verb; nil if it did not come to one.
  public var command: String?
  /// Whether the refused command was our assumption, rather than what the log says.
  public var isInferred: Bool
  /// What the difference is.
  public var kind: Kind
  /// With which codes it counts as refused; may be empty.
  public var codes: [RefusalCode]
  /// The explanation.
  public var reason: Phrase
  /// The line of the log, from 1, if what stands there could not be read.
  public var line: Int?

  /// Creates a deviation without a line; `event` counts from 1.
  public init(
    foreignCase: String, event: Int, activity: String, command: String? = nil,
    isInferred: Bool = false, kind: Kind, codes: [RefusalCode] = [], reason: Phrase
  ) {
    self.foreignCase = foreignCase
    self.event = event
    self.activity = activity
    self.command = command
    self.isInferred = isInferred
    self.kind = kind
    self.codes = codes
    self.reason = reason
  }
}

extension Deviation.Kind {
  /// Tells what refused a command.
  ///
  /// - Parameter hasRow: whether the table has a row for it.
  init(_ refusal: Refusal, hasRow: Bool) {
    switch refusal.reasons.first?.code {
    case .malformedCommand, .commandTooLarge, .effectiveInFuture: self = .malformed
    case .notAuthorised, .notParty: self = .role
    // The validator says `notFound` and `idTaken` if the table would say "no row".
    default: self = hasRow ? .guardRule : .table
    }
  }
}
