import ClaimsDomain
import Descriptions
import EventSourcing

/// A format in which others keep event logs: reads cases out of it, whatever it is made of.
public protocol EventLogReader {
  /// Reads a log, piece by piece.
  ///
  /// - Parameters:
  ///   - next: the next bytes of the log; none at its end.
  ///   - options: how its columns, attributes and times are read.
  ///   - spool: where events wait whose cases do not stand together.
  ///   - body: gets each case as soon as it is complete.
  /// - Returns: what was found out about the log, and should be told.
  /// - Throws: `EventLogFault`, or what `next` threw. The cases before it have been handed out.
  @discardableResult static func read(
    _ next: @escaping () throws -> [UInt8], as options: EventLogOptions, in spool: any Spool,
    each body: @escaping (ForeignCase) -> Void
  ) throws -> [Phrase]
}

extension EventLogReader {
  /// Reads a log that is held as a whole.
  public static func cases(
    in bytes: [UInt8], as options: EventLogOptions = EventLogOptions()
  ) throws -> [ForeignCase] {
    var cases: [ForeignCase] = []
    var rest = bytes
    try read(
      {
        defer { rest = [] }
        return rest
      }, as: options, in: MemorySpool()
    ) { cases.append($0) }
    return cases
  }
}

/// The formats there are.
public enum EventLogFormat: String, CaseIterable, Sendable, PrintsFields {
  /// `xes` is IEEE 1849 XES, `csv` a table as in RFC 4180, `ocel` OCEL 2.0 as JSON.
  case xes, csv, ocel

  /// What reads the format.
  public var reader: any EventLogReader.Type {
    switch self {
    case .xes: XESReader.self
    case .csv: CSVReader.self
    case .ocel: OCELReader.self
    }
  }

  /// The format of a log that begins so: XML, JSON, or else a table.
  public init(of head: [UInt8]) {
    let text = head.starts(with: [0xef, 0xbb, 0xbf]) ? head.dropFirst(3) : head[...]
    switch text.first(where: { ![0x20, 0x09, 0x0a, 0x0d, 0x00].contains($0) }) {
    case UInt8(ascii: "<")?, nil: self = .xes
    case UInt8(ascii: "{")?, UInt8(ascii: "[")?: self = .ocel
    default: self = .csv
    }
  }
}

/// What a log says of one event, before it is one.
struct ForeignRow {
  var values: [String: String] = [:]
  /// Attributes that are given twice, and differently.
  var ambiguous: [String] = []
  var line: Int?

  mutating func set(_ key: String, _ value: String) {
    let before = values.updateValue(value, forKey: key)
    if let before, before != value, !ambiguous.contains(key) { ambiguous.append(key) }
  }
}

extension ForeignCase {
  /// Takes an attribute of the whole case, which may be its name.
  mutating func set(_ key: String, _ value: String, names: Bool = false) {
    let before = attributes.updateValue(value, forKey: key)
    if names { name = value }
    guard let before, before != value else { return }
    ambiguous.append(key)
    if names {
      faults.append(
        ForeignFault(event: 0, activity: "", reason: Phrase(.saysTwiceAndDifferently, key)))
    }
  }

  /// Adds what a row says, as an event or as a fault.
  mutating func add(_ row: ForeignRow, as options: EventLogOptions) {
    let number = events.count + faults.count + 1
    var row = row
    func value(_ key: String) -> String? { row.values[key].flatMap { $0.isEmpty ? nil : $0 } }
    let activity = value(options.activity)
    func fail(_ reason: Phrase) {
      faults.append(
        ForeignFault(event: number, activity: activity ?? "", line: row.line, reason: reason))
    }
    guard let activity else { return fail(Phrase(.itHasNo, options.activity)) }
    let parts = [options.activity, options.transition, options.time] + options.resource
    if let twice = row.ambiguous.first(where: { parts.contains($0) || $0 == options.split }) {
      return fail(Phrase(.saysTwiceAndDifferently, twice))
    }
    guard let text = value(options.time) else { return fail(Phrase(.itHasNo, options.time)) }
    guard let time = options.times.instant(text) else {
      fail(options.times.fault(of: text))
      faults[faults.count - 1].isZoneMissing = options.times.lacksZone(text)
      return
    }
    let name = options.resource.first { value($0) != nil }
    let (resource, transition) = (name.flatMap(value), row.values[options.transition])
    for part in [options.activity, options.transition, options.time, name] {
      if let part { row.values[part] = nil }
    }
    var event = ForeignEvent(
      activity: activity, resource: resource, transition: transition, time: time,
      attributes: row.values)
    event.ambiguous = row.ambiguous
    if name != options.resource.first { event.resourceName = name }
    events.append(event)
  }

  /// The claims of a case, by an attribute of its events that tells them apart; those without it
  /// are the case's own. No event is in two of them, and none is lost.
  func split(as options: EventLogOptions) -> [ForeignCase] {
    guard let key = options.split else { return [self] }
    var parts: [ForeignCase] = []
    var places: [String: Int] = [:]
    for event in events {
      let value = options.value(key, of: event) ?? ""
      let part = value.isEmpty ? name : "\(name)/\(value)"
      let place = places[part] ?? parts.count
      if place == parts.count {
        places[part] = place
        parts.append(ForeignCase(name: part, events: [], attributes: attributes))
        parts[place].ambiguous = ambiguous
      }
      parts[place].events.append(event)
    }
    // Whose event it is that cannot be read is not known.
    for place in parts.indices { parts[place].faults = faults }
    return parts.isEmpty ? [self] : parts
  }
}

extension TimeReading {
  /// What is wrong with a text that is no time.
  func fault(of text: String) -> Phrase {
    let expected = format ?? "2026-03-01T09:00:00+01:00"
    return Phrase(
      .expectedTime, expected, String(text.prefix(40)),
      lacksZone(text) ? Phrase(.whichHasNoTimeZone) : Phrase())
  }
}
