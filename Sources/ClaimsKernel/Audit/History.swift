import ClaimsDomain
import EventSourcing

/// One refused command, as the log keeps it, or a summary of several that were only counted.
public struct RefusalLine: ViewRow {
  /// The refusal as it was stored.
  public let entry: Entry
  /// In a summary: the last of the commands, without its arguments.
  public let command: CommandEnvelope
  /// Without reasons in a summary.
  public private(set) var refusal: Refusal
  /// What was only counted; nil for a single refusal. Its codes are told only to who oversees.
  public private(set) var summary: RefusalSummary?
  /// What is left out of the command.
  private var redaction = Redaction.nothing

  /// - Returns: nil for a commit.
  public init?(_ entry: Entry) throws(WireError) {
    guard let bytes = entry.refusal else { return nil }
    self.entry = entry
    command = try CommandEnvelope(entry.command)
    let record = try RefusalRecord(decoding: bytes)
    refusal = Refusal(record.reasons)
    summary = record.summary
  }

  init(_ entry: Entry, _ command: CommandEnvelope, _ refusal: Refusal) {
    (self.entry, self.command, self.refusal, summary) = (entry, command, refusal, nil)
  }

  /// The same as a reader sees it: their own commands, or all of them for those who oversee.
  /// Only the holder of the log sees receipts of anonymous reporters.
  ///
  /// - Returns: nil if they may not see it.
  public func seen(as visibility: Visibility) -> RefusalLine? {
    let reader = visibility.access.actor
    let isOwn = !reader.isEmpty && command.actor == reader && !(summary?.shared ?? false)
    guard visibility.access.readsRefusals || isOwn else { return nil }
    guard !visibility.access.isWhole else { return self }
    var line = self
    line.redaction = Redaction(fields: ["receipt"])
    line.refusal.reasons = visibility.told(refusal.reasons, of: command)
    // Of which command each reason was is not kept: so none can be told that may be concealed.
    if !visibility.access.readsRefusals { line.summary?.codes = [] }
    return line
  }

  /// The codes of the reasons that are told.
  public var codes: [RefusalCode] {
    summary?.codes.map(\.code) ?? refusal.reasons.map(\.code)
  }

  /// What the command says, as far as it is shown.
  var fields: [FieldList.Row] {
    summary == nil
      ? fieldRows(command.command.union).filter { !redaction.hides($0.path) } : []
  }

  /// Whether an argument of the command is left out.
  func hides(_ path: String) -> Bool { redaction.hides(path) }

  /// Source: Specs/JSON.md, "Refusals".
  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("decidedAt", entry.decidedAt.value)
    fields.target(command.stream, command.person)
    fields.recorded(entry)
    fields.field("effective", summary == nil ? entry.effective : nil)
    fields.sender(of: command)
    showOutcome(to: &fields)
  }

  /// What was asked, and why it was refused.
  func showOutcome<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.object("command") { fields in
      fields.field("id", command.id)
      fields.field("name", command.command.name.description)
      guard summary == nil else { return }
      fields.payload("data", of: command.command.union, without: redaction)
    }
    fields.field("summary", summary)
    fields.list("reasons", summary == nil ? refusal.reasons : nil)
  }
}
