import EventSourcing

/// A house's own deadlines: data, not code, and not law.
///
/// Source: Specs/SLA.md.
public struct SLAProfile: Equatable, Sendable {
  /// What the profile is called.
  public var name: String
  /// The zone in which days begin and end, and the days and hours of work.
  public var calendar: WorkCalendar
  /// One for each clock, in the order in which clocks are listed.
  public var rules: [SLARule]
  /// The names of the events that some rule speaks of, by their numbers.
  public private(set) var events: [String]

  /// Creates a profile without rules.
  public init(name: String, calendar: WorkCalendar) {
    self.name = name
    self.calendar = calendar
    (rules, events) = ([], [])
  }

  /// How many events the rules of one profile can speak of.
  public static var eventLimit: Int { 64 }

  /// The set of events of these names, those that are new added to `events`.
  ///
  /// - Returns: nil if the profile would speak of too many.
  public mutating func take(_ names: [String]) -> SLAEventSet? {
    var set = SLAEventSet()
    for name in names {
      guard let number = number(of: name) ?? add(name) else { return nil }
      set.insert(number)
    }
    return set
  }

  /// The events of a name; none if no rule uses it.
  public func events(named name: String) -> SLAEventSet {
    var set = SLAEventSet()
    if let number = number(of: name) { set.insert(number) }
    return set
  }

  private func number(of name: String) -> Int? {
    events.firstIndex { $0.utf8.elementsEqual(name.utf8) }
  }

  private mutating func add(_ name: String) -> Int? {
    guard events.count < Self.eventLimit else { return nil }
    events.append(name)
    return events.count - 1
  }
}

/// What one clock is about: what starts it, what stops it, and how long it may run.
public struct SLARule: Equatable, Sendable {
  /// What is to be done; a profile read from JSON has each name once.
  public var name: String
  /// The streams that have such a clock.
  public var subject: SLASubject
  /// The codes of the types that it is for; none for all.
  public var types: [UInt32] = []
  /// What starts it, unless it runs already.
  public var starts = SLAEventSet()
  /// What was to be done in time.
  public var stops = SLAEventSet()
  /// What makes it pointless: nothing is late any more.
  public var cancels = SLAEventSet()
  /// The spans in which no time counts; they may overlap.
  public var pauses: [SLAPause] = []
  /// How long it may run.
  public var measure: SLAMeasure
  /// Whether what stops it starts it again, until something cancels it.
  public var repeats = false

  /// Creates a rule for all types, which no event starts or stops yet.
  public init(name: String, subject: SLASubject, measure: SLAMeasure) {
    self.name = name
    self.subject = subject
    self.measure = measure
  }

  /// Everything that it looks at.
  public var events: SLAEventSet {
    pauses.reduce(starts.union(stops).union(cancels)) { $0.union($1.begins).union($1.ends) }
  }
}

/// From one event to another no time counts.
public struct SLAPause: Equatable, Sendable {
  /// From these on no time counts.
  public var begins: SLAEventSet
  /// From these on time counts again.
  public var ends: SLAEventSet

  /// Creates a pause between events of two sets.
  public init(begins: SLAEventSet, ends: SLAEventSet) {
    self.begins = begins
    self.ends = ends
  }
}

/// The streams that have clocks.
public enum SLASubject: String, CaseIterable, Sendable {
  /// Named so in a profile's `of`, which is `claim` if it is left out.
  case claim, report, document

  /// The names of what can happen to one: those of its events, and of some of them more exactly.
  public var events: [String] {
    switch self {
    case .claim:
      ClaimEventKind.allCases.filter { $0 != .unspecified }.map { $0.name.description }
        + ["InformationProvided.last"]
        + ["CommunicationRecorded.inbound", "CommunicationRecorded.outbound"]
    case .report:
      ReportEventKind.allCases.filter { $0 != .unspecified }.map { $0.name.description }
        + NoticeStage.allCases.filter { $0 != .unspecified }
        .map { "AuthorityNoticeSent.\($0.name)" }
        + ["IncidentClassified.aware"]
    case .document:
      DocumentEventKind.allCases.filter { $0 != .unspecified }.map { $0.name.description }
    }
  }
}

/// Some of the events that a profile speaks of.
public struct SLAEventSet: Hashable, Sendable {
  /// A bit for each event, by its place in the profile's `events`.
  public var bits: UInt64 = 0

  /// Creates a set of no events.
  public init() {}
  /// Creates a set from a bit for each event, by its place in the profile's `events`.
  public init(bits: UInt64) { self.bits = bits }

  /// Whether it has no event.
  public var isEmpty: Bool { bits == 0 }

  /// Adds the event at a place in the profile's `events`: 0 to 63.
  public mutating func insert(_ number: Int) { bits |= 1 << UInt64(number) }
  /// Returns the events that are in either set; both have to be of the same profile.
  public func union(_ other: SLAEventSet) -> SLAEventSet { SLAEventSet(bits: bits | other.bits) }
  /// Whether some event is in both sets; both have to be of the same profile.
  public func meets(_ other: SLAEventSet) -> Bool { bits & other.bits != 0 }
}
