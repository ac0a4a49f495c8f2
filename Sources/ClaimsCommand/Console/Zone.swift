import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// The zone in which days and times without one are read, and times are shown.
struct Zone {
  static let option = Verb.Option("zone", "ZONE")
  static let utc = Zone()

  private let rule: TimeZoneRule

  private init() { rule = .utc }

  /// - Parameters:
  ///   - text: `Z`, `+01:00`, a rule of POSIX, the name of a zone of this machine such as
  ///     `Europe/Madrid`, or `local`.
  ///   - place: where it stands, for errors.
  /// - Throws: `Usage` for a text that names no zone.
  init(_ text: String, at place: String) throws {
    var options = EventLogOptions()
    do throws(WireError) { try options.set(zone: try Self.rule(text, at: place), at: place) } catch
    {
      throw Usage(error.wording)
    }
    rule = options.times.zone ?? .utc
  }

  // MARK: Shown

  /// To the second, which is what a history is read by, with what the clocks are ahead of UTC:
  /// `2026-03-04 10:00:00+01:00`. `--json` has every digit.
  func text(_ instant: Instant) -> String {
    let ahead = rule.offset(at: instant)
    let (local, overflow) = instant.nanoseconds.addingReportingOverflow(ahead * 1_000_000_000)
    guard rule != .utc, !overflow else { return plainTime(instant) + "Z" }
    let minutes = abs(ahead) / 60
    let (hour, minute) = (twoDigits(minutes / 60), twoDigits(minutes % 60))
    return plainTime(Instant(nanoseconds: local)) + (ahead < 0 ? "-" : "+") + hour + ":" + minute
  }

  /// How many columns a time takes.
  var width: Int { text(Instant(nanoseconds: 0)).count }

  private func twoDigits(_ number: Int64) -> String { (number < 10 ? "0" : "") + "\(number)" }

  // MARK: Read

  /// What an option says, with times in UTC in place of those that name no zone, and of days.
  ///
  /// Days are left as they are where the zone is UTC: so they are read in any case.
  func placed(_ text: String, of option: Verb.Option) -> String {
    guard option.isRange else { return placed(point: text, day: option.day) }
    var (from, to) = (text, text)
    if let dots = text.firstRange(of: "..") {
      (from, to) = (String(text[..<dots.lowerBound]), String(text[dots.upperBound...]))
    }
    let placed = [placed(point: from, day: .beginning), placed(point: to, day: .end)]
    // What cannot be read is quoted as it was written.
    let isRead = placed.allSatisfy { $0.isEmpty || AuditPoint($0) != nil }
    return placed == [from, to] || !isRead ? text : placed.joined(separator: "..")
  }

  /// - Parameter text: what was known, and behind `@` what was true.
  private func placed(point text: String, day edge: DayEdge) -> String {
    text.split(separator: "@", omittingEmptySubsequences: false)
      .map { placed(time: String($0), day: edge) }.joined(separator: "@")
  }

  private func placed(time text: String, day edge: DayEdge) -> String {
    let reading = TimeReading(zone: rule)
    guard let day = LocalDate(text) else {
      guard Instant(text) == nil, let time = reading.instant(text) else { return text }
      return time.description
    }
    guard rule != .utc, let last = LocalDate(daysSinceEpoch: day.daysSinceEpoch + 1),
      let from = reading.instant(day.text), let to = reading.instant(last.text)
    else { return text }
    return (edge == .beginning ? from : Instant(nanoseconds: to.nanoseconds - 1)).description
  }

  // MARK: Names

  /// The rule of POSIX that a text names, or is.
  ///
  /// The last line of a zone's file says what holds from now on, which is taken for every year.
  /// Source: RFC 8536, section 3.3.
  private static func rule(_ text: String, at place: String) throws(WireError) -> String {
    if ["UTC", "Z"].contains(text) { return "Z" }
    if text == "local" { return try local(place) }
    let file = (Environment["TZDIR"] ?? "/usr/share/zoneinfo") + "/" + text
    let isRule = text.contains(",") || text.contains(where: \.isNumber) && !text.contains("/")
    if !isRule, text.first?.isLetter == true, !text.contains(".."), isThere(file) {
      return try footer(file, text, place)
    }
    if isRule { return text }
    throw .unreadable(Phrase(.thereIsNoZone, text, file).at(place))
  }

  /// As `TZ` says, else as the machine is set up.
  private static func local(_ place: String) throws(WireError) -> String {
    guard var zone = Environment["TZ"], zone != "local" else {
      return try footer("/etc/localtime", "local", place)
    }
    if zone.hasPrefix(":") { zone.removeFirst() }
    return try zone.hasPrefix("/") ? footer(zone, zone, place) : rule(zone, at: place)
  }

  private static func footer(
    _ file: String, _ name: String, _ place: String
  ) throws(WireError) -> String {
    let bytes = (try? Input(file).all(upTo: 1 << 20)) ?? []
    let lines = bytes.split(separator: 0x0a, omittingEmptySubsequences: false)
    // It begins with its format and version, and ends with the rule in a line.
    guard bytes.starts(with: Array("TZif".utf8)), bytes.count > 4, bytes[4] >= 0x32,
      lines.count > 2, lines.last?.isEmpty == true, let rule = lines.dropLast().last, !rule.isEmpty
    else { throw .unreadable(Phrase(.thereIsNoZone, name, file).at(place)) }
    return String(decoding: rule, as: UTF8.self)
  }
}

extension Verb.Option {
  /// Whether its value is a time, a point of a history, or a range of those.
  var holdsTimes: Bool { isRange || value == "TIME" || value == "POINT" }

  fileprivate var isRange: Bool { value == "A..B" || name == "updated" }
}

/// To the second, in UTC, which does not say so.
func plainTime(_ instant: Instant) -> String {
  let text = instant.text
  return text.prefix(10) + " " + text.dropFirst(11).prefix(8)
}

extension Arguments {
  /// - Throws: `Usage` if what is given is no zone.
  func zone() throws -> Zone {
    try effective(Zone.option.name).map { try Zone($0, at: "--" + Zone.option.name) } ?? .utc
  }
}
