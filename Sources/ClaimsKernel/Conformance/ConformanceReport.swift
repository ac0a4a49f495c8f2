import ClaimsDomain
import EventSourcing

/// What came of replaying a foreign log.
public struct ConformanceReport: Equatable, Sendable {
  /// The name of the map it was read by.
  public var map = ""
  /// What the map says that the log's resources are.
  public var resources = ActivityMap.Resources.people
  /// How the rules that it was judged under differ from the built-in ones.
  public var rulesChange: RulesChange?
  public var cases = 0
  /// Cases in which something was judged and every step had its row, whatever guards said.
  public var conformingOnTable = 0
  /// Those of them that no guard refused either.
  public var conforming = 0
  /// Cases of which every event was passed over: nothing can be said about them.
  public var unjudged = 0
  public var events = 0
  /// Events that the map ignores, or whose transition does not count.
  public var passedOver = 0
  /// How many of the commands that were taken the log left implicit.
  public var inferred = 0
  /// How many cases ended in which status.
  public var outcomes: [ClaimStatus: Int] = [:]
  /// How many of the closed ones were closed with which outcome.
  public var closings: [CloseOutcome: Int] = [:]
  /// In the order of the log.
  public var deviations: [Deviation] = []

  public init() {}
}

/// Something that a foreign case did and our lifecycle would not have let it do.
public struct Deviation: Equatable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    /// The claim's table has no such row.
    case table
    /// There is a row, and one of its guards refused.
    case guardRule = "guard"
    /// There is a row, and not for this role or person.
    case role
    /// The log's text makes no command at all.
    case malformed
    /// The map does not name the activity.
    case unmapped
    /// The map wants somebody who did an earlier activity, and nobody did.
    case absent
  }

  public var foreignCase: String
  /// The event's place in its case, from 1.
  public var event: Int
  public var activity: String
  /// The refused command; nil where it did not come to one.
  public var command: ClaimVerb?
  /// Whether the refused command was our assumption, rather than what the log says.
  public var isInferred: Bool
  public var kind: Kind
  public var codes: [RefusalCode]
  public var reason: String

  public init(
    foreignCase: String, event: Int, activity: String, command: ClaimVerb? = nil,
    isInferred: Bool = false, kind: Kind, codes: [RefusalCode] = [], reason: String
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
  /// Tells what of the lifecycle refused a command in a status.
  init(_ refusal: Refusal, of verb: ClaimVerb, in status: ClaimStatus) {
    switch refusal.reasons.first?.code {
    case .malformedCommand, .commandTooLarge, .effectiveInFuture: self = .malformed
    case .notAuthorised, .notParty: self = .role
    // The validator says `notFound` and `idTaken` where the table would say "no row".
    default: self = claimLifecycle.step(from: status, on: verb) == nil ? .table : .guardRule
    }
  }
}

extension ConformanceReport {
  /// One line of JSON.
  public var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("map")
    writer.string(map)
    writer.key("resources")
    writer.string(resources.rawValue)
    if let rulesChange {
      writer.key("rules")
      writer.rulesChange(rulesChange)
    }
    writer.count("cases", cases)
    writer.count("conformingOnTable", conformingOnTable)
    writer.count("conforming", conforming)
    writer.count("unjudged", unjudged)
    writer.counts("outcomes", orderedOutcomes.map { ($0.status.name, $0.count) })
    writer.counts("closings", orderedClosings.map { ($0.outcome.name, $0.count) })
    writer.count("inferred", inferred)
    writer.count("events", events)
    writer.count("passedOver", passedOver)
    writer.key("deviations")
    writer.beginArray()
    for deviation in deviations { deviation.write(to: &writer) }
    writer.endArray()
    writer.endObject()
    return writer.text
  }

  /// The outcomes in the order of the lifecycle.
  public var orderedOutcomes: [(status: ClaimStatus, count: Int)] {
    ClaimStatus.allCases.compactMap { status in outcomes[status].map { (status, $0) } }
  }

  /// The outcomes of closing in the order of their codes.
  public var orderedClosings: [(outcome: CloseOutcome, count: Int)] {
    CloseOutcome.allCases.compactMap { outcome in closings[outcome].map { (outcome, $0) } }
  }
}

extension JSONWriter {
  fileprivate mutating func count(_ name: StaticString, _ value: Int) {
    key(name.description)
    integer(value)
  }

  fileprivate mutating func counts(_ name: StaticString, _ counts: [(StaticString, Int)]) {
    key(name.description)
    beginObject()
    for (name, value) in counts { count(name, value) }
    endObject()
  }

  fileprivate mutating func rulesChange(_ change: RulesChange) {
    beginObject()
    key("reason")
    string(change.reason)
    key("changes")
    beginArray()
    for change in change.changes {
      beginObject()
      key("rule")
      string(change.rule)
      key("from")
      string(change.from)
      key("to")
      string(change.to)
      endObject()
    }
    endArray()
    endObject()
  }
}

extension Deviation {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("case")
    writer.string(foreignCase)
    writer.key("event")
    writer.integer(event)
    writer.key("activity")
    writer.string(activity)
    if let command {
      writer.key("command")
      writer.string(command.name.description)
    }
    writer.key("inferred")
    writer.bool(isInferred)
    writer.key("kind")
    writer.string(kind.rawValue)
    writer.key("codes")
    writer.beginArray()
    for code in codes { writer.string(code.name.description) }
    writer.endArray()
    writer.key("reason")
    writer.string(reason)
    writer.endObject()
  }
}
