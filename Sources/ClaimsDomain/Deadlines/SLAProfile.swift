import EventSourcing

/// A house's own deadlines: data, not code, and not law.
///
/// Source: Specs/SLA.md.
public struct SLAProfile: Equatable, Sendable {
  public var name: String
  public var calendar: WorkCalendar
  public var rules: [SLARule]
  /// The names of the events that some rule speaks of, by their numbers.
  public private(set) var events: [String]

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
  public var name: String
  public var subject: SLASubject
  /// The codes of the types that it is for; none for all.
  public var types: [UInt32] = []
  public var starts = SLAEventSet()
  /// What was to be done in time.
  public var stops = SLAEventSet()
  /// What makes it pointless: nothing is late any more.
  public var cancels = SLAEventSet()
  public var pauses: [SLAPause] = []
  public var measure: SLAMeasure
  /// Whether what stops it starts it again, until something cancels it.
  public var repeats = false

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
  public var begins: SLAEventSet
  public var ends: SLAEventSet

  public init(begins: SLAEventSet, ends: SLAEventSet) {
    self.begins = begins
    self.ends = ends
  }
}

/// The streams that have clocks.
public enum SLASubject: String, CaseIterable, Sendable {
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
  public var bits: UInt64 = 0

  public init() {}
  public init(bits: UInt64) { self.bits = bits }

  public var isEmpty: Bool { bits == 0 }

  public mutating func insert(_ number: Int) { bits |= 1 << UInt64(number) }
  public func union(_ other: SLAEventSet) -> SLAEventSet { SLAEventSet(bits: bits | other.bits) }
  public func meets(_ other: SLAEventSet) -> Bool { bits & other.bits != 0 }
}
