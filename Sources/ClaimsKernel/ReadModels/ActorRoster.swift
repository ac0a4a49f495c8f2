import ClaimsDomain
import EventSourcing

/// A command's trace in the log: its position, its time and its actor.
public struct LogMark: Equatable, Sendable {
  public let position: Position
  public let recorded: Instant
  public let by: ActorID

  init(_ line: HistoryLine) {
    position = line.stored.position
    recorded = line.entry.recorded
    by = line.command.actor
  }

  func write(to writer: inout JSONWriter, _ tellsWho: Bool = true) {
    writer.member("position", position.value)
    writer.member("recorded", recorded.text)
    guard tellsWho else { return }
    writer.member("by", by.text)
  }
}

/// Who is registered, what each of them may do, since when, and by whose hand.
public struct ActorRoster: Sendable {
  public struct Row: Sendable {
    public fileprivate(set) var actor = ActorDecider.initial
    /// When the status became what it is.
    public fileprivate(set) var status: LogMark
    /// Beside the actor's roles and limits, in the same order.
    public fileprivate(set) var roles: [LogMark] = []
    public fileprivate(set) var limits: [LogMark] = []
  }

  /// In the order in which they were registered.
  public private(set) var rows: [Row] = []
  private var places: [StreamID: Int] = [:]

  public init() {}

  /// The rows that a reader sees: all of them for those who oversee, else their own.
  public func rows(as access: ReaderRoles) -> [Row] {
    rows.filter { access.redaction(ofPerson: .actor($0.actor.id)) != nil }
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

  /// Source: Specs/JSON.md, "Actors".
  public var json: String { json(as: .whole) }

  /// The same as a reader sees it: by whose hand it is so, is told to who works here.
  public func json(as access: ReaderRoles) -> String {
    let tellsWho = access.readsRules
    return JSONWriter.object { writer in
      writer.member("person", actor.id.text)
      writer.member("name", actor.name)
      writer.member("status", actor.status.name.description)
      status.write(to: &writer, tellsWho)
      writer.member("roles", objects: zip(actor.roles, roles)) { writer, row in
        let (role, mark) = row
        writer.member("role", role.name.description)
        mark.write(to: &writer, tellsWho)
      }
      writer.member("limits", objects: zip(actor.limits, limits)) { writer, row in
        let (limit, mark) = row
        writer.member("kind", limit.kind.name.description)
        writer.member("limit", limit.limit)
        mark.write(to: &writer, tellsWho)
      }
    }
  }
}
