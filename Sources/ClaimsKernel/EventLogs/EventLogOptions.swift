import ClaimsDomain
import Descriptions
import EventSourcing

/// What has to be known of a foreign log before it can be read: what it calls the parts of an
/// event, and how it writes times.
///
/// Source: Examples/Maps/README.md, "The log".
public struct EventLogOptions: Equatable, Sendable, PrintsFields {
  /// The attribute, or the column, that names the case; nil for the format's own.
  public var caseName: String?
  /// The attribute, or the column, that names the activity.
  public var activity = "concept:name"
  /// The first of them that an event has says who did it.
  public var resource = ["org:resource"]
  /// The attribute, or the column, that holds the transition: `complete`.
  public var transition = "lifecycle:transition"
  /// The attribute, or the column, that holds the time of an event.
  public var time = "time:timestamp"
  /// How the log writes times.
  public var times = TimeReading()
  /// An attribute of events that tells several claims of one case apart.
  public var split: String?
  /// Of a table: what stands between two cells; nil to look for it.
  public var delimiter: UInt8?
  /// Of objects: the type whose objects are the cases; nil if there is only one.
  public var objects: String?

  /// Creates the options for a log that uses the names of the XES standard.
  public init() {}

  /// Reads the member `log` of a map.
  init(_ value: JSONValue, at path: String) throws(WireError) {
    self.init()
    var reader = try JSONReader(value, path: path)
    var (zone, delimiter): (String?, String?)
    try reader.field(0, "case", &caseName)
    try reader.field(0, "activity", &activity)
    if let value = reader.take("resource") { resource = try value.names(at: "\(path).resource") }
    try reader.field(0, "transition", &transition)
    try reader.field(0, "time", &time)
    try reader.field(0, "timeFormat", &times.format)
    try reader.field(0, "zone", &zone)
    try reader.field(0, "delimiter", &delimiter)
    try reader.field(0, "objects", &objects)
    try reader.field(0, "split", &split)
    try reader.finish()
    if let zone { try set(zone: zone, at: "\(path).zone") }
    if let delimiter { try set(delimiter: delimiter, at: "\(path).delimiter") }
  }

  /// - Throws: what was expected, at a place.
  public mutating func set(zone: String, at place: String) throws(WireError) {
    do throws(TimeZoneFault) { times.zone = try TimeReading.zone(zone) } catch {
      throw .unreadable(error.wording.at(place))
    }
  }

  /// - Throws: what was expected, at a place.
  public mutating func set(delimiter: String, at place: String) throws(WireError) {
    let bytes = delimiter == "tab" ? [0x09] : Array(delimiter.utf8)
    guard bytes.count == 1, bytes[0] < 0x7f, !CSVScanner.marks.contains(bytes[0]) else {
      throw .expected(Phrase(.delimiterOfOneByte), at: place, text: delimiter)
    }
    self.delimiter = bytes[0]
  }
}

extension JSONValue {
  /// One name, or several of which the first that is there counts.
  func names(at path: String) throws(WireError) -> [String] {
    guard case .array(let elements) = self else { return [try name(at: path)] }
    var names: [String] = []
    for (place, element) in elements.enumerated() {
      names.append(try element.name(at: "\(path)[\(place)]"))
    }
    guard !names.isEmpty else { throw .expected(Phrase(.string), at: path) }
    return names
  }

  private func name(at path: String) throws(WireError) -> String {
    guard case .string(let name) = self, !name.isEmpty else {
      throw .expected(Phrase(.string), at: path, found: self)
    }
    return name
  }
}

/// How a log writes times: with a zone as RFC 3339 has it, or in its own way.
public struct TimeReading: Equatable, Sendable, PrintsFields {
  /// Of times that name none.
  public var zone: TimeZoneRule?
  /// `DD/MM/YYYY hh:mm`; nil for what begins with the year.
  public var format: String?

  /// Creates a reading; without a zone, a time that names none is no time.
  public init(zone: TimeZoneRule? = nil, format: String? = nil) {
    self.zone = zone
    self.format = format
  }

  /// `+01:00`, `Z`, or a rule such as `CET-1CEST,M3.5.0,M10.5.0/3`.
  static func zone(_ text: String) throws(TimeZoneFault) -> TimeZoneRule {
    if text == "Z" { return .utc }
    guard let sign = text.first, sign == "+" || sign == "-" else { return try TimeZoneRule(text) }
    // POSIX counts hours west of UTC, everybody else those east of it.
    return try TimeZoneRule("UTC" + (sign == "+" ? "-" : "+") + text.dropFirst())
  }

  private static let usual = ["YYYY-MM-DD hh:mm:ss", "YYYY-MM-DD hh:mm", "YYYY-MM-DD"]

  /// Nil if the text is no such time, or names no zone and none is given.
  public func instant(_ text: String) -> Instant? {
    if format == nil, let time = Instant(text) { return time }
    guard let parts = parts(text), let offset = parts.offset ?? offset(parts) else { return nil }
    let (days, seconds) = (parts.date.daysSinceEpoch, parts.seconds)
    return Instant(
      nanosecondsSince1970: Int128(days * 86_400 + seconds - offset) * 1_000_000_000
        + Int128(parts.nanoseconds))
  }

  /// The day that stands there, in no zone.
  public func date(_ text: String) -> LocalDate? { parts(text)?.date }

  /// Whether the text is a time, but for its zone.
  func lacksZone(_ text: String) -> Bool {
    parts(text).map { $0.offset == nil } == true && zone == nil
  }

  private func offset(_ parts: Parts) -> Int64? {
    zone.map {
      let local = parts.date.daysSinceEpoch * 86_400 + parts.seconds
      return local - $0.second(of: parts.date.daysSinceEpoch, time: parts.seconds)
    }
  }

  private struct Parts {
    var date: LocalDate
    var seconds: Int64
    var nanoseconds: Int64
    /// Seconds east of UTC, if the text says so.
    var offset: Int64?
  }

  private func parts(_ text: String) -> Parts? {
    for format in format.map({ [$0] }) ?? Self.usual {
      var scanner = TimeScanner(text)
      guard scanner.scan(format), scanner.isAtEnd, let date = scanner.date,
        let seconds = scanner.seconds
      else { continue }
      return Parts(
        date: date, seconds: seconds, nanoseconds: scanner.nanoseconds, offset: scanner.offset)
    }
    return nil
  }
}

extension Instant {
  fileprivate init?(nanosecondsSince1970 nanoseconds: Int128) {
    guard let nanoseconds = Int64(exactly: nanoseconds) else { return nil }
    self.init(nanoseconds: nanoseconds)
  }
}
