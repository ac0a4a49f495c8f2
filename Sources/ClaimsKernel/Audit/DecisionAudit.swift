import ClaimsDomain
import EventSourcing

/// Takes every recorded decision again, from the log alone, and compares what comes out with what
/// was recorded: events one by one, refusals reason by reason.
///
/// A log that was rewritten with valid checksums does not survive this unless the rewriter also
/// kept every rule; nor does a change of `decide` go unnoticed.
public struct DecisionAudit: Sendable {
  /// One decision that comes out differently today.
  public struct Difference: Equatable, Sendable {
    public let decidedAt: Position
    public let command: Identifier
    /// The stream of the command.
    public let stream: StreamID
    /// Whom it was about, where it was about a person.
    public let person: ActorID
    /// What came out then and comes out today.
    public let wording: Wording
    /// The same in English.
    public var explanation: String { wording.en }
  }

  public private(set) var decisions = 0
  public private(set) var refusals = 0
  /// Summaries of refusals that were only counted, and how many these count. None of them can be
  /// taken again.
  public private(set) var summaries = 0
  public private(set) var counted: UInt64 = 0
  public private(set) var differences: [Difference] = []

  private var world = World()
  private let validator: Validator

  public init(_ validator: Validator = Validator()) { self.validator = validator }

  /// Takes every decision of a log again.
  public mutating func run<Log: EventStore>(on log: Log) throws(EventStoreError) {
    try log.checkHoldsClaims()
    var audit = self
    try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      try audit.take(entry) { () throws(EventStoreError) in
        // A receipt counts only where it lies before this entry.
        let earlier = try log.commit(ofCommand: entry.command.id)
        return earlier.flatMap { $0.last.value <= entry.decidedAt.value ? $0 : nil }
      }
      return true
    }
    self = audit
  }

  private mutating func take(
    _ entry: Entry, earlier: () throws(EventStoreError) -> Entry?
  ) throws(EventStoreError) {
    let refusal: RefusalRecord?
    do throws(WireError) {
      refusal = try entry.refusal.map(RefusalRecord.init(decoding:))
    } catch {
      refusals += 1
      return report(
        entry,
        Wording(
          "the refusal cannot be read: \(error.wording.en)",
          "el rechazo no se puede leer: \(error.wording.es)"))
    }
    if let summary = refusal?.summary {
      summaries += 1
      counted = counted.addingReportingOverflow(summary.count).partialValue
      return
    }
    if refusal == nil { decisions += 1 } else { refusals += 1 }
    let envelope: CommandEnvelope
    do throws(WireError) {
      envelope = try CommandEnvelope(entry.command)
    } catch {
      return report(
        entry,
        Wording(
          "the command cannot be read: \(error.wording.en)",
          "la orden no se puede leer: \(error.wording.es)"))
    }
    if entry.command.rulesRevision != world.rules.revision {
      let (then, now) = (entry.command.rulesRevision, world.rules.revision)
      report(
        entry,
        Wording(
          "decided under revision \(then) of the rules; at this position the log has revision "
            + "\(now)",
          "se decidió con la revisión \(then) de las reglas; en esta posición el registro tiene la "
            + "revisión \(now)"))
    }
    let verdict = try validator.judge(
      envelope, entry.command, recorded: entry.recorded, on: world, earlier: earlier)
    do throws(WireError) {
      if let difference = try compare(verdict, with: entry, refusal, of: envelope) {
        report(entry, difference.followed(by: versionNote(entry)))
      }
      try world.apply(entry)
    } catch {
      report(
        entry,
        Wording(
          "an event cannot be read: \(error.wording.en)",
          "un evento no se puede leer: \(error.wording.es)"))
    }
  }

  private func compare(
    _ verdict: Validator.Verdict, with entry: Entry, _ refusal: RefusalRecord?,
    of envelope: CommandEnvelope
  ) throws(WireError) -> Wording? {
    switch (verdict, refusal.map { Refusal($0.reasons) }) {
    case (.accepted(let decision), nil):
      return try compare(
        decision.events(to: envelope.stream), with: entry.events, of: envelope)
    case (.refused(let refusal), nil):
      let reason = words(of: refusal)
      return Wording(
        "accepted then, refused today: \(reason.en)",
        "se aceptó entonces, se rechaza hoy: \(reason.es)")
    case (.repeated, _):
      return Wording(
        "a repetition, which is never recorded", "una repetición, que nunca se registra")
    case (.accepted(let decision), _?):
      let events = words(of: decision.kinds)
      return Wording(
        "refused then, accepted today: \(events.en)",
        "se rechazó entonces, se acepta hoy: \(events.es)")
    case (.refused(let today), let then?):
      if then == today { return nil }
      // Reasons are words: an earlier version listed the commands that there were then.
      let isOlder = entry.command.deciderVersion < ClaimDecider.version
      if isOlder, then.reasons.map(\.code) == today.reasons.map(\.code) { return nil }
      let (before, now) = (words(of: then), words(of: today))
      return Wording(
        "refused then because \(before.en); today because \(now.en)",
        "se rechazó entonces porque \(before.es); hoy porque \(now.es)")
    }
  }

  private func compare(
    _ decided: [(stream: StreamID, event: DomainEvent)], with stored: [StoredEvent],
    of envelope: CommandEnvelope
  ) throws(WireError) -> Wording? {
    let today = decided.map(\.event)
    var then: [DomainEvent] = []
    for (place, event) in stored.enumerated() {
      let stream = place < decided.count ? decided[place].stream : envelope.stream
      guard event.stream == stream else {
        return Wording(
          "event \(event.position.value) went to another stream than today's",
          "el evento \(event.position.value) fue a otro flujo que el de hoy")
      }
      then.append(try DomainEvent(event))
    }
    if then == today { return nil }
    if then.map(\.kind) != today.map(\.kind) {
      let (before, now) = (words(of: then.map(\.kind)), words(of: today.map(\.kind)))
      return Wording(
        "then \(before.en); today \(now.en)", "entonces \(before.es); hoy \(now.es)")
    }
    for (place, pair) in zip(then, today).enumerated() where pair.0 != pair.1 {
      let fields = EventSourcing.differences(from: pair.0.fields, to: pair.1.fields)
      let place = stored[place].position.value
      return Wording(
        "\(pair.0.name) at position \(place): "
          + fields.map {
            "\($0.path) then \($0.before ?? "absent"), today \($0.after ?? "absent")"
          }.joined(separator: "; "),
        "\(titles([pair.0.kind])) en la posición \(place): "
          + fields.map {
            "\(spanish.name(ofField: $0.path)) entonces \($0.before ?? "ausente"), "
              + "hoy \($0.after ?? "ausente")"
          }.joined(separator: "; "))
    }
    return nil
  }

  private func words(of refusal: Refusal) -> Wording {
    Wording(refusal.message, inSpanish(refusal))
  }

  private func words(of events: [DomainEventKind]) -> Wording {
    Wording(names(events), titles(events))
  }

  private func names(_ events: [DomainEventKind]) -> String {
    events.map(\.name.description).joined(separator: ", ")
  }

  private var spanish: Words { Words(.es) }

  private func titles(_ events: [DomainEventKind]) -> String {
    events.map { spanish.title(of: $0) }.joined(separator: ", ")
  }

  private func inSpanish(_ refusal: Refusal) -> String { spanish.text(for: refusal.reasons) }

  private func versionNote(_ entry: Entry) -> Wording {
    let (then, now) = (entry.command.deciderVersion, ClaimDecider.version)
    guard then != now else { return Wording() }
    return Wording(
      " (decided by version \(then); this is version \(now))",
      " (lo decidió la versión \(then); esta es la versión \(now))")
  }

  private mutating func report(_ entry: Entry, _ wording: Wording) {
    differences.append(
      Difference(
        decidedAt: entry.decidedAt, command: entry.command.id, stream: entry.command.target,
        person: entry.command.person,
        wording: wording))
  }
}

extension Wording {
  fileprivate func followed(by note: Wording) -> Wording {
    Wording(en + note.en, es + note.es)
  }
}
