import ClaimsDomain
import EventSourcing

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
    writer.counts("otherTransitions", otherTransitions.sorted { $0.key < $1.key }.map { ($0, $1) })
    writer.count("guesses", guesses)
    writer.member("totals", objects: deviations.totals) { $1.write(to: &$0) }
    writer.member("deviations", objects: deviations) { $1.write(to: &$0) }
    writeRemarks(to: &writer)
    writer.endObject()
    return writer.text
  }

  /// Writes the members `remarks` and `unread` into an object that is open.
  public func writeRemarks(to writer: inout JSONWriter) {
    writer.member("remarks", objects: remarks) { writer, remark in
      writer.member("case", remark.foreignCase)
      writer.member("event", remark.event)
      writer.member("activity", remark.activity)
      writer.member("kind", remark.kind.rawValue)
      writer.member("reason", remark.reason.en)
    }
    writer.counts("unread", unread.ranked.map { ($0.place, $0.count) })
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

extension DeviationTotal {
  /// Writes its members into an object that is open.
  public func write(to writer: inout JSONWriter) {
    writer.member("activity", activity)
    writer.member("command", command)
    writer.member("kind", kind.rawValue)
    writer.member("reason", reason.en)
    writer.member("count", count)
  }
}

extension Deviation {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("case", foreignCase)
    writer.member("event", event)
    writer.member("activity", activity)
    writer.member("command", command)
    writer.member("inferred", isInferred)
    writer.member("kind", kind.rawValue)
    writer.member("codes", each: codes) { $0.string($1.name.description) }
    writer.member("line", line)
    writer.member("reason", reason.en)
  }
}
