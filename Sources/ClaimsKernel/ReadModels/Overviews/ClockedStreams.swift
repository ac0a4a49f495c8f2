import ClaimsDomain
import EventSourcing

/// What happened to each stream of one kind, of all that a profile's clocks look at.
struct ClockedStreams<Subject: ClockedSubject>: EventModel {
  static var category: Category { Subject.category }

  let kinds: EventFilter<Subject.Event>
  var needsTimes: Bool { true }

  private let profile: SLAProfile
  private let clock: ModelClock
  private let isIdle: Bool
  private var subject: Subject
  private var index: IdentifierIndex
  private var moments: [[SLAMoment]] = []

  init(_ profile: SLAProfile, clock: ModelClock) {
    self.profile = profile
    self.clock = clock
    isIdle = !profile.rules.contains { $0.subject == Subject.subject }
    subject = Subject(profile)
    kinds = EventFilter(isIdle ? [] : subject.kinds)
    index = IdentifierIndex(seed: .random(in: 0 ... .max))
  }

  /// Folds a whole log in, if the profile has clocks of such streams.
  mutating func fold<Log: EventStore>(log: Log) throws(EventStoreError) {
    if !isIdle { try fold(whole: log) }
  }

  mutating func place(of stream: Identifier) -> Int {
    if let place = index.place(of: stream) { return place }
    moments.append([])
    return index.append(stream)
  }

  mutating func fold(_ event: Subject.Event, at place: Int, times: EventTimes) {
    let events = subject.names(of: event, at: place)
    guard !events.isEmpty else { return }
    let done = times.done(by: clock)
    let since = subject.since(event, times: times).map { min($0, done) } ?? done
    moments[place].append(SLAMoment(events, done: done, since: since))
  }

  /// Every clock of every stream of which a reader sees who works on it, but for those that look at
  /// an event of which they do not hear; stream by stream in the order in which they began.
  func forEachClock(at now: Instant, as visibility: Visibility, _ body: (SLAEntry) -> Void) {
    var hidden: [Redaction: Set<Int>] = [:]
    for (place, id) in index.identifiers.enumerated() {
      let stream = StreamID(Self.category, id)
      guard let redaction = visibility.redaction(of: stream), !redaction.hides(Subject.worker)
      else {
        continue
      }
      let rules = hidden[redaction] ?? rules(hiddenBy: redaction)
      hidden[redaction] = rules
      let type = subject.type(at: place)
      for clock in clocks(at: place, type?.code ?? 0, now) where !rules.contains(clock.rule) {
        body(SLAEntry(stream: stream, type: type?.name, clock: clock))
      }
    }
  }

  /// The places of rules that look at an event of which the reader does not hear.
  private func rules(hiddenBy redaction: Redaction) -> Set<Int> {
    guard !redaction.isEmpty else { return [] }
    var names = SLAEventSet()
    for (number, name) in profile.events.enumerated() {
      guard let kind = Subject.Event.Kind.named(String(name.prefix { $0 != "." })),
        redaction.of(Subject.kind(kind)) == nil
      else { continue }
      names.insert(number)
    }
    return Set(profile.rules.indices.filter { profile.rules[$0].events.meets(names) })
  }

  func clocks(of stream: Identifier, at now: Instant) -> [SLAClock] {
    guard let place = index.place(of: stream) else { return [] }
    return clocks(at: place, subject.type(at: place)?.code ?? 0, now)
  }

  private func clocks(at place: Int, _ type: UInt32, _ now: Instant) -> [SLAClock] {
    profile.clocks(of: moments[place], on: Subject.subject, type: type, at: now)
  }
}
