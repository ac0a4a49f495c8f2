import ClaimsDomain
import EventSourcing

/// Who was refused what, how often, and whether the same person succeeded afterwards.
public struct RefusalTally: Sendable {
  /// A person, a command, and the stream it was sent to.
  public struct Row: ViewRow {
    /// The target of the commands; of refusals that were only counted, that of one of them.
    public let stream: StreamID
    /// The person that the stream is about, if it is an actor's; else empty.
    public let person: ActorID
    /// Who sent the commands.
    public let actor: ActorID
    /// Nil for refusals that were only counted: whose commands they were, they do not say.
    public let command: String?
    /// How often it was refused, those included that were only counted.
    public fileprivate(set) var refused: UInt64 = 0
    /// In the order in which they came.
    public fileprivate(set) var codes: [RefusalCode] = []
    /// When the first and the last of them were recorded.
    public fileprivate(set) var first: Instant
    /// When the last of them was recorded.
    public fileprivate(set) var last: Instant
    /// How often such a command was accepted after the first refusal.
    public fileprivate(set) var accepted: UInt64 = 0
    /// The first of those.
    public fileprivate(set) var success: LogMark?

    /// Source: Specs/JSON.md, "Refusals".
    public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
      fields.field("actor", actor)
      fields.field("command", command)
      if command != nil { fields.target(stream, person) }
      fields.field("refused", refused)
      fields.list("codes", codes)
      fields.field("first", first)
      fields.field("last", last)
      fields.field("accepted", accepted)
      guard let success else { return }
      fields.object("success") { success.show(to: &$0) }
    }
  }

  private struct Key: Hashable {
    let actor: ActorID
    let stream: StreamID
    let type: UInt32
    var isCounted = false

    init(_ entry: Entry) {
      actor = entry.command.actor
      stream = entry.command.target
      type = entry.command.type
    }
  }

  /// In the order of their first refusals.
  public private(set) var rows: [Row] = []
  private var places: [Key: Int] = [:]

  /// Creates an empty tally.
  public init() {}

  /// Counts a refusal, as its reader sees it.
  public mutating func count(_ line: RefusalLine) {
    var key = Key(line.entry)
    key.isCounted = line.summary != nil
    let place = places[key] ?? rows.count
    if place == rows.count {
      places[key] = place
      rows.append(
        Row(
          stream: line.command.stream, person: line.command.person, actor: line.command.actor,
          command: key.isCounted ? nil : line.command.command.name.description,
          first: line.summary?.from ?? line.entry.recorded,
          last: line.summary?.to ?? line.entry.recorded))
    }
    rows[place].refused += line.summary?.count ?? 1
    rows[place].last = line.summary?.to ?? line.entry.recorded
    for code in line.codes where !rows[place].codes.contains(code) {
      rows[place].codes.append(code)
    }
  }

  /// Whether a commit is what was refused before: others need not be read.
  public func wants(_ entry: Entry) -> Bool { places[Key(entry)] != nil }

  /// Counts such a commit, if its reader is shown that it came of this command.
  public mutating func succeed(_ seen: VisibleEvent) {
    guard seen.showsSender, let place = places[Key(seen.line.entry)] else { return }
    rows[place].accepted += 1
    rows[place].success = rows[place].success ?? LogMark(seen.line)
  }
}
