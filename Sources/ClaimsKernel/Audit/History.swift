import ClaimsDomain
import EventSourcing

/// One refused command, as the log keeps it, or a summary of several that were only counted.
public struct RefusalLine: Sendable {
  public let entry: Entry
  /// In a summary: the last of the commands, without its arguments.
  public let command: CommandEnvelope
  /// Without reasons in a summary.
  public private(set) var refusal: Refusal
  public let summary: RefusalSummary?
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
    let stream =
      visibility.redaction(of: command.stream) ?? Redaction.outsider(command.stream.category)
    line.refusal.reasons = stream.shown(refusal.reasons)
    return line
  }

  /// Source: Specs/JSON.md, "Refusals".
  public var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("decidedAt")
    writer.unsigned(entry.decidedAt.value)
    writer.target(command.stream, command.person)
    writer.key("recorded")
    writer.string(entry.recorded.text)
    if summary == nil {
      writer.key("effective")
      writer.string(entry.effective.text)
    }
    writer.actor(command)
    writer.key("command")
    writer.beginObject()
    writer.key("id")
    writer.string(command.id.text)
    writer.key("name")
    writer.string(command.command.name.description)
    if summary == nil {
      writer.key("data")
      var data = RedactedWriter(redaction, into: writer)
      command.command.write(to: &data)
      writer = data.writer
    }
    writer.endObject()
    if let summary {
      writer.key("summary")
      writer.message(summary)
    } else {
      writer.key("reasons")
      writer.beginArray()
      for reason in refusal.reasons { writer.message(reason) }
      writer.endArray()
    }
    writer.endObject()
    return writer.text
  }
}
