import ClaimsDomain
import Descriptions
import EventSourcing

/// All that a log holds on somebody, for themselves: the streams that are theirs, what they did in others, and where
/// others name them; and which of it may be erased.
///
/// Source: Specs/Secrecy.md, "What is held on somebody".
public struct SubjectFile: Sendable, PrintsFields {
  /// What somebody has to do with a stream.
  public enum Tie: UInt8, Sendable, PrintsFields {
    /// Somebody names them in it.
    case named
    /// They did something in it.
    case acted
    /// It is theirs: they claim, report, own or ask, or are to do it.
    case own

    /// Its name in JSON.
    public var name: String {
      switch self {
      case .named: "named"
      case .acted: "acted"
      case .own: "own"
      }
    }
  }

  /// Why somebody is not shown what is about them.
  public enum Withheld: Sendable, PrintsFields {
    /// In their own stream: what those who work on it write down for one another.
    case inside
    /// In a stream of which they see nothing: it is about others, too.
    case ofOthers
  }

  /// A stream, as far as it is about them.
  public struct Row: ViewRow {
    /// All of the stream as it is now, which `show` does not print in full.
    public let snapshot: StreamSnapshot
    /// The actor whose stream it is; empty for other streams.
    public let person: ActorID
    /// The closest of the ties they have to it.
    public fileprivate(set) var tie: Tie
    /// How many events of it are about them, shown or not; of their own streams that is all.
    public fileprivate(set) var events: UInt64 = 0
    /// How many of its events they are not shown as `Withheld.inside`.
    public fileprivate(set) var withheldInside: UInt64 = 0
    /// How many of its events they are not shown as `Withheld.ofOthers`.
    public fileprivate(set) var withheldOfOthers: UInt64 = 0
    /// Whether an administrator may erase it now; nil if it is not theirs, or nobody ever may.
    public fileprivate(set) var erasure: Permission?

    public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
      fields.target(snapshot.stream, person)
      fields.field("tie", tie.name)
      if tie == .own {
        fields.field("status", snapshot.status.name.description)
        fields.field("title", snapshot.title)
      }
      fields.field("events", events)
      fields.field("withheldInside", withheldInside)
      fields.field("withheldOfOthers", withheldOfOthers)
      fields.field("erasure", erasure)
    }
  }

  /// Whom the file is about.
  public private(set) var actor: ActorID
  /// Their own streams first, and each kind in the order in which the log has them.
  public private(set) var rows: [Row] = []
  /// What they are shown of these, in the order of the log.
  public private(set) var events: [VisibleEvent] = []
  /// Which of their commands were refused.
  public private(set) var refusals: [RefusalLine] = []

  private var logState: LogState
  private var visibility: Visibility
  private var time: Instant
  private var places: [StreamID: Int] = [:]

  /// O(log).
  ///
  /// - Parameters:
  ///   - actor: on whom everything is gathered.
  ///   - log: where it is looked for.
  ///   - logState: the log's, as it is now.
  ///   - time: by which it is told what is shared with them, and what may be erased.
  public init<Log: EventStore>(
    on actor: ActorID, in log: Log, _ logState: LogState, at time: Instant
  ) throws(EventStoreError) {
    (self.actor, self.logState, self.time) = (actor, logState.prepared(), time)
    visibility = logState.visibility(for: ReaderRoles(of: actor, in: logState.actors), at: time)
    var file = self
    try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      do throws(WireError) { try file.take(entry) } catch {
        throw .damaged(offset: 0, reason: "an event that cannot be read: \(error)")
      }
      return true
    }
    file.finish()
    self = file
  }

  private mutating func take(_ entry: Entry) throws(WireError) {
    if let refusal = try RefusalLine(entry) {
      guard entry.command.actor == actor, let seen = refusal.seen(as: visibility) else { return }
      return refusals.append(seen)
    }
    for line in try HistoryLine.lines(of: entry) {
      guard let place = place(of: line) else { continue }
      rows[place].events += 1
      if let seen = VisibleEvent(line, as: visibility) {
        events.append(seen)
      } else if visibility.redaction(of: line.stored.stream) != nil {
        rows[place].withheldInside += 1
      } else {
        rows[place].withheldOfOthers += 1
      }
    }
  }

  /// The row of an event's stream, which says from then on what they have to do with it; nil if the event is not
  /// about them.
  private mutating func place(of line: HistoryLine) -> Int? {
    let stream = line.stored.stream
    let known = places[stream]
    let isOwn = known.map { rows[$0].tie == .own } ?? owns(stream)
    let tie: Tie? =
      if isOwn {
        .own
      } else if [line.command.actor, line.command.importedBy].contains(actor) {
        .acted
      } else {
        isNamed(in: line.event) ? .named : nil
      }
    guard let tie else { return nil }
    if let known {
      if rows[known].tie.rawValue < tie.rawValue { rows[known].tie = tie }
      return known
    }
    guard let snapshot = logState.snapshot(of: stream) else { return nil }
    rows.append(Row(snapshot: snapshot, person: line.command.person, tie: tie))
    places[stream] = rows.count - 1
    return rows.count - 1
  }

  private func owns(_ stream: StreamID) -> Bool {
    func owns<A: LogAggregate>(_: A.Type) -> Bool {
      guard let state = A.snapshot(of: stream, in: logState)?.state else { return false }
      return A.readers.contains(.claimant)
        && A.isAbout(
          actor, state, under: logState.rules(forDaysOf: state, of: A.self, at: time))
    }
    if stream.category == .actor { return stream == .actor(actor) }
    return stream.category.aggregate.map { owns($0) } ?? false
  }

  private func isNamed(in event: DomainEvent) -> Bool {
    var search = NameSearch(elements: .max)
    do throws(WireError) { try event.union.visitPayload(&search) } catch {}
    return search.actors.contains(actor)
  }

  private mutating func finish() {
    for place in rows.indices where rows[place].tie == .own {
      rows[place].erasure = logState.erasure(of: rows[place].snapshot.stream, at: time)
    }
    rows = [Tie.own, .acted, .named].flatMap { tie in rows.filter { $0.tie == tie } }
    places = [:]
  }
}

extension LogState {
  /// Whether an administrator may erase the personal data of a stream at a time, and if not why; nil if it has none, or
  /// they were erased.
  func erasure(of stream: StreamID, at time: Instant) -> Permission? {
    func erasure<A: LogAggregate>(_: A.Type) -> Permission? {
      guard let verb = A.erasingVerb, let status = A.erased,
        let state = A.snapshot(of: stream, in: self)?.state,
        A.status(of: state) != status
      else { return nil }
      return permissions(of: ActorID(), as: .administrator, on: stream, at: time, asIfHeld: true)
        .first { $0.command == verb.name.description }
    }
    return stream.category.aggregate.flatMap { erasure($0) }
  }
}
