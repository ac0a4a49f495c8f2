import ClaimsDomain
import Descriptions
import EventSourcing

/// A command's trace in the log: its position, its time and its actor.
public struct LogMark: Equatable, Sendable, PrintsFields {
  /// That of the event.
  public let position: Position
  /// When the event was recorded.
  public let recorded: Instant
  /// When it was true in the world; the recorded time unless its command named another.
  public let effective: Instant
  /// Who sent the command.
  public let by: ActorID

  init(_ line: HistoryLine) {
    position = line.stored.position
    recorded = line.entry.recorded
    effective = line.entry.effective
    by = line.command.actor
  }

  func show<V: RowVisitor & ~Copyable>(to fields: inout V, _ tellsWho: Bool = true) {
    fields.field("position", position.value)
    fields.field("recorded", recorded)
    fields.field("effective", effective == recorded ? nil : effective)
    fields.field("by", tellsWho ? by : nil)
  }
}

/// Who is registered, what each of them may do, since when, and by whose hand.
public struct ActorRoster: Sendable {
  /// One registered person.
  public struct Row: ViewRow {
    /// The person as the register has them now.
    public fileprivate(set) var actor = ActorDecider.initial
    /// When the status became what it is.
    public fileprivate(set) var status: LogMark
    /// Beside the actor's roles and limits, in the same order.
    public fileprivate(set) var roles: [LogMark] = []
    /// Beside the actor's limits, in the same order.
    public fileprivate(set) var limits: [LogMark] = []
    /// Whether the reader is told by whose hand it is so: those who work here are.
    public fileprivate(set) var tellsWho = true
  }

  /// In the order in which they were registered.
  public private(set) var rows: [Row] = []
  private var places: [StreamID: Int] = [:]

  /// Creates an empty roster.
  public init() {}

  /// The rows that a reader sees: all of them for those who oversee, else their own.
  public func rows(as access: ReaderRoles) -> [Row] {
    rows.filter { access.redaction(ofPerson: .actor($0.actor.id)) != nil }.map { row in
      var row = row
      row.tellsWho = access.readsRules
      return row
    }
  }

  /// Takes the next event; those of other aggregates say nothing here.
  public mutating func apply(_ line: HistoryLine) {
    guard case .actor(let event) = line.event else { return }
    let stream = line.stored.stream
    if places[stream] == nil {
      places[stream] = rows.count
      rows.append(Row(status: LogMark(line)))
    }
    guard let place = places[stream] else { return }
    rows[place].apply(event, LogMark(line))
  }
}

extension ActorRoster.Row {
  fileprivate mutating func apply(_ event: ActorEvent, _ mark: LogMark) {
    let before = self
    ActorDecider.evolve(&actor, event)
    if actor.status != before.actor.status { status = mark }
    roles = actor.roles.map { role in
      let place = before.actor.roles.firstIndex(of: role)
      return place.map { before.roles[$0] } ?? mark
    }
    limits = actor.limits.map { limit in
      let place = before.actor.limits.firstIndex(of: limit)
      return place.map { before.limits[$0] } ?? mark
    }
  }

  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("person", actor.id)
    fields.field("name", actor.name)
    fields.field("status", actor.status)
    status.show(to: &fields, tellsWho)
    fields.objects("roles", zip(actor.roles, roles)) { row, fields in
      fields.field("role", row.0)
      row.1.show(to: &fields, tellsWho)
    }
    fields.objects("limits", zip(actor.limits, limits)) { row, fields in
      fields.field("kind", row.0.kind)
      fields.field("limit", row.0.limit)
      row.1.show(to: &fields, tellsWho)
    }
  }
}
