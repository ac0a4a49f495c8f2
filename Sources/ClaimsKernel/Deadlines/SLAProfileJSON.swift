import ClaimsDomain
import EventSourcing

extension SLAProfile {
  /// Reads a profile from its JSON. - Throws: what was expected and what was found, and where.
  ///
  /// Source: Specs/SLA.md, "The format".
  public init(json bytes: [UInt8]) throws(JSONFault) {
    let value = try JSONValue(parsing: bytes)
    do throws(WireError) {
      guard case .object = value else {
        throw .expected(
          Phrase(.object), at: Phrase(.profile), found: value.kind)
      }
      var reader = try JSONReader(value)
      var name = ""
      var notice = ""
      try reader.field(0, "name", &name)
      try reader.field(0, "notice", &notice)
      let calendar = try reader.take("calendar").map { (value) throws(WireError) in
        try WorkCalendar(value, at: "calendar")
      }
      let pauses = reader.take("pauses")
      let clocks = reader.take("clocks")
      try reader.finish()
      guard !name.utf8.isEmpty else {
        throw .expected(
          Phrase(.whatProfileIsCalled), at: "name")
      }
      self.init(name: name, calendar: calendar ?? WorkCalendar())
      try read(clocks, pausing: try NamedPauses(pauses))
    } catch { throw JSONFault(error) }
  }

  private mutating func read(_ value: JSONValue?, pausing pauses: NamedPauses) throws(WireError) {
    guard case .array(let clocks)? = value, !clocks.isEmpty else {
      throw .expected(Phrase(.atLeastOneClock), at: "clocks", found: value)
    }
    for (index, clock) in clocks.enumerated() {
      let rule = try SLARule(clock, at: "clocks[\(index)]", pausing: pauses, in: &self)
      let isTaken = rules.contains { $0.name.utf8.elementsEqual(rule.name.utf8) }
      guard !isTaken else {
        throw .unreadable(
          Phrase(.clocksNameThereIsClock, index, rule.name))
      }
      rules.append(rule)
    }
    for name in pauses.names where !pauses.used.contains(name) {
      throw .unreadable(
        Phrase(.pausesNoClockIsPaused, name))
    }
  }

  /// The events of these names, each of which the subject has to know.
  fileprivate mutating func events(
    _ names: [String], of subject: SLASubject, at path: String
  ) throws(WireError) -> SLAEventSet {
    let known = subject.events
    for (index, name) in names.enumerated()
    where !known.contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
      throw .unreadable(
        Phrase(.thereIsNoEventOf, path, index, name, subject.rawValue))
    }
    guard let events = take(names) else {
      throw .unreadable(
        Phrase(.moreThanDifferentEventsIn, path, Self.eventLimit))
    }
    return events
  }
}

/// The pauses of a profile, by the names by which clocks speak of them.
private final class NamedPauses {
  struct Pause {
    var begins: [String] = []
    var ends: [String] = []
  }

  private var pauses: [String: Pause] = [:]
  var used: Set<String> = []
  var names: [String] { pauses.keys.sorted() }

  init(_ value: JSONValue?) throws(WireError) {
    guard let value else { return }
    guard case .object(let members) = value else {
      throw .expected(Phrase(.object), at: "pauses", found: value)
    }
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      var reader = try JSONReader(value, path: "pauses.\(name)")
      var pause = Pause()
      try reader.field(0, "from", &pause.begins)
      try reader.field(0, "to", &pause.ends)
      try reader.finish()
      guard !pause.begins.isEmpty, !pause.ends.isEmpty else {
        throw .unreadable(
          Phrase(.pausesExpectedFromEventsTo, name))
      }
      pauses[name] = pause
    }
  }

  func pause(_ name: String) -> Pause? {
    used.insert(name)
    return pauses[name]
  }
}

extension SLARule {
  fileprivate init(
    _ value: JSONValue, at path: String, pausing pauses: NamedPauses,
    in profile: inout SLAProfile
  ) throws(WireError) {
    var reader = try JSONReader(value, path: path)
    var (name, of) = ("", "claim")
    var (types, paused): ([ClaimType], [String]) = ([], [])
    var (starts, stops, cancels): ([String], [String], [String]) = ([], [], [])
    var (endsOnWorkingDay, repeats) = (false, false)
    try reader.field(0, "name", &name)
    try reader.field(0, "of", &of)
    try reader.field(0, "types", &types)
    try reader.field(0, "starts", &starts)
    try reader.field(0, "stops", &stops)
    try reader.field(0, "cancels", &cancels)
    try reader.field(0, "pauses", &paused)
    try reader.field(0, "endsOnWorkingDay", &endsOnWorkingDay)
    try reader.field(0, "repeats", &repeats)
    let within = reader.take("within")
    try reader.finish()
    guard !name.utf8.isEmpty else {
      throw .expected(Phrase(.whatClockIsCalled), at: "\(path).name")
    }
    guard let subject = SLASubject(rawValue: of) else {
      let known = SLASubject.allCases.map { Phrase(plain: $0.rawValue) }
      throw .expected(.either(known), at: "\(path).of", text: of)
    }
    guard subject == .claim || types.isEmpty else {
      throw .unreadable(
        Phrase(.typesOnlyClaimsHaveTypes, path))
    }
    guard !starts.isEmpty, !stops.isEmpty else {
      let list = starts.isEmpty ? "starts" : "stops"
      throw .unreadable(
        Phrase(.expectedNamesOfEventsFound, path, list))
    }
    let duration = try SLADuration(within, at: "\(path).within")
    self.init(
      name: name, subject: subject,
      measure: SLAMeasure(duration, endsOnWorkingDay: endsOnWorkingDay))
    self.types = types.map(\.rawValue)
    self.repeats = repeats
    self.starts = try profile.events(starts, of: subject, at: "\(path).starts")
    self.stops = try profile.events(stops, of: subject, at: "\(path).stops")
    self.cancels = try profile.events(cancels, of: subject, at: "\(path).cancels")
    for (index, name) in paused.enumerated() {
      guard let pause = pauses.pause(name) else {
        throw .unreadable(
          Phrase(.pausesThereIsNoPause, path, index, name))
      }
      self.pauses.append(
        SLAPause(
          begins: try profile.events(pause.begins, of: subject, at: "pauses.\(name).from"),
          ends: try profile.events(pause.ends, of: subject, at: "pauses.\(name).to")))
    }
    try check(at: path, profile)
  }

  /// An event that would do two things to one clock is a mistake, or needs `repeats`.
  private func check(at path: String, _ profile: SLAProfile) throws(WireError) {
    var seen = SLAEventSet()
    for set in [starts, stops, cancels] + pauses.flatMap({ [$0.begins, $0.ends] }) {
      if set.meets(seen) {
        let both = SLAEventSet(bits: set.bits & seen.bits)
        let name =
          profile.events.indices.first {
            SLAEventSet(bits: 1 << UInt64($0)).meets(both)
          }.map { profile.events[$0] } ?? ""
        throw .unreadable(
          Phrase(.doesTwoThingsToIt, path, name))
      }
      seen = seen.union(set)
    }
    guard !repeats || !cancels.isEmpty else {
      throw .unreadable(
        Phrase(.cancelsClockThatRepeatsNeeds, path))
    }
  }
}

extension SLADuration {
  fileprivate init(_ value: JSONValue?, at path: String) throws(WireError) {
    func expected(_ found: Phrase) -> WireError {
      let units = "hours, businessHours, calendarDays, workingDays, months"
      return .expected(
        Phrase(.oneOf, units), at: Phrase(plain: path), found: found)
    }
    guard let value else { throw expected(.nothing) }
    var reader = try JSONReader(value, path: path)
    let kinds: [(name: StaticString, limit: UInt32, make: (UInt32) -> SLADuration)] = [
      ("hours", 100_000, SLADuration.hours), ("businessHours", 10_000, SLADuration.businessHours),
      ("calendarDays", 10_000, SLADuration.calendarDays),
      ("workingDays", 10_000, SLADuration.workingDays), ("months", 1_200, SLADuration.months),
    ]
    var found: [SLADuration] = []
    for kind in kinds {
      var number: UInt32?
      try reader.field(0, kind.name, &number)
      guard let number else { continue }
      guard (1...kind.limit).contains(number) else {
        throw .unreadable(
          Phrase(.expected1ToFound, path, kind.name, kind.limit, number))
      }
      found.append(kind.make(number))
    }
    try reader.finish()
    guard found.count == 1 else { throw expected(Phrase(plain: String(found.count))) }
    self = found[0]
  }
}
