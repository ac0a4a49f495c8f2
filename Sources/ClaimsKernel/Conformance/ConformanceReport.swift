import ClaimsDomain
import EventSourcing

/// What came of replaying a foreign log.
public struct ConformanceReport: Equatable, Sendable {
  /// The name of the map it was read by.
  public var map = ""
  /// What its cases were replayed as.
  public var machine = ActivityMap.Machine.claim
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
  /// How many cases ended in which status, by name.
  public var outcomes: [String: Int] = [:]
  /// How many of the closed ones were closed with which outcome, or for which reason.
  public var closings: [String: Int] = [:]
  /// Cases that were taken up again after they had been closed.
  public var reopened = 0
  /// How often that was done.
  public var reopenings = 0
  /// In the order of the log.
  public var deviations: [Deviation] = []

  public init() {}
}

/// Something that a foreign case did and our lifecycle would not have let it do.
public struct Deviation: Equatable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
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

  public var foreignCase: String
  /// The event's place in its case, from 1.
  public var event: Int
  public var activity: String
  /// The refused command's verb; nil if it did not come to one.
  public var command: String?
  /// Whether the refused command was our assumption, rather than what the log says.
  public var isInferred: Bool
  public var kind: Kind
  public var codes: [RefusalCode]
  public var reason: String

  public init(
    foreignCase: String, event: Int, activity: String, command: String? = nil,
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

extension ConformanceReport {
  /// One line of JSON.
  public var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("map")
    writer.string(map)
    writer.key("machine")
    writer.string(machine.rawValue)
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
    writer.counts("outcomes", orderedOutcomes)
    writer.counts("closings", orderedClosings)
    writer.count("reopened", reopened)
    writer.count("reopenings", reopenings)
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
  public var orderedOutcomes: [(name: String, count: Int)] {
    Self.ordered(outcomes, as: machine.type.statuses)
  }

  /// The ways in which cases were closed, in the order of their codes; others by name.
  public var orderedClosings: [(name: String, count: Int)] {
    Self.ordered(closings, as: machine.type.closings)
  }

  private static func ordered(
    _ counts: [String: Int], as names: [String]
  ) -> [(name: String, count: Int)] {
    let others = counts.keys.filter { !names.contains($0) }.sorted()
    return (names + others).compactMap { name in counts[name].map { (name, $0) } }
  }
}

extension JSONWriter {
  fileprivate mutating func count(_ name: String, _ value: Int) {
    key(name)
    integer(value)
  }

  fileprivate mutating func counts(_ name: String, _ counts: [(name: String, count: Int)]) {
    key(name)
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
      writer.string(command)
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
