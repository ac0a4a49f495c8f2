import ClaimsDomain
import EventSourcing

// The tables of what happened and of what was refused: a row each, as `history` and `refusals` have
// them.

extension ExportTable {
  static let events = ExportTable(
    "events", like: VisibleEvent(whole: .sample), key: ["position"], .events)

  static let refusals = ExportTable(
    "refusals", like: RefusalRow(number: 1, line: .sample), key: ["refusal_number"], .refusals)

  /// That of a record of reads, which has no other.
  static let reads = ExportTable("reads", like: ReadRow(), key: ["position"], .events)
}

/// A refused command. A log has no name for each: they are counted, as they are seen.
struct RefusalRow: ViewRow {
  let number: UInt64
  let line: RefusalLine

  func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("refusalNumber", number)
    line.show(to: &fields)
  }
}

extension RefusalLine {
  /// A refusal like any other, of one command.
  fileprivate static let sample = RefusalLine(
    HistoryLine.sample.entry, HistoryLine.sample.command, Refusal())
}

extension HistoryLine {
  /// An event like any other: every event has the same fields.
  fileprivate static let sample: HistoryLine = {
    let stored = StoredEvent(
      position: Position(1), stream: .claim(Identifier()), revision: Revision(1), type: 0,
      payload: [])
    let entry = Entry(
      recorded: Instant(), command: CommandRecord(), decidedAt: Position(0), events: [stored])
    let command = CommandEnvelope(
      id: Identifier(), actor: ActorID(), role: .unspecified, claim: Identifier(),
      command: .submit(Submit()))
    return HistoryLine(
      entry: entry, stored: stored, command: command, event: .claim(.claimOpened(ClaimOpened())))
  }()
}
