import ClaimsDomain
import EventSourcing

/// An event as a reader sees it who sees its stream.
///
/// Source: Specs/Reading.md, "Events".
public struct VisibleEvent: Sendable {
  public let line: HistoryLine
  /// What is left out of the event.
  public let redaction: Redaction
  /// Whether it is told who sent the command, and which; else only in which role they did.
  public let showsSender: Bool

  /// - Returns: nil for an event that they do not hear of.
  public init?(_ line: HistoryLine, as visibility: Visibility) {
    guard let stream = visibility.redaction(of: line.stored.stream),
      let event = stream.of(line.event.kind)
    else { return nil }
    self.init(
      line, event, reader: visibility.access.actor, namesClaimants: !stream.hides("representatives")
    )
  }

  /// As the holder of the log sees it.
  public init(whole line: HistoryLine) {
    self.init(line, .nothing, reader: ActorID(), namesClaimants: true)
  }

  private init(
    _ line: HistoryLine, _ redaction: Redaction, reader: ActorID, namesClaimants: Bool
  ) {
    self.line = line
    self.redaction = redaction
    // A stream names its claimants to all who see it, but their representatives to none
    // with whom it is shared. Who is at work on it stays inside.
    let sender = line.command
    let isOneself = !reader.isEmpty && sender.actor == reader
    showsSender =
      !redaction.isOutside || isOneself || namesClaimants && sender.role == .claimant
  }

  /// What the event says, with its listed values in words; nil for their names.
  public func fields(in words: Words? = nil) -> [FieldList.Row] {
    line.event.fields(in: words).filter { !redaction.hides($0.path) }
  }

  /// Source: Specs/JSON.md, "History".
  public var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    write(to: &writer)
    redaction.write(to: &writer)
    writer.endObject()
    return writer.text
  }

  func write(to writer: inout JSONWriter) {
    let (entry, stored, command) = (line.entry, line.stored, line.command)
    writer.key("position")
    writer.unsigned(stored.position.value)
    writer.target(stored.stream, command.person)
    writer.key("revision")
    writer.unsigned(stored.revision.value)
    writer.key("recorded")
    writer.string(entry.recorded.text)
    writer.key("effective")
    writer.string(entry.effective.text)
    writeSender(to: &writer)
    if showsSender {
      writer.key("command")
      writer.beginObject()
      writer.key("id")
      writer.string(command.id.text)
      writer.key("name")
      writer.string(command.command.name.description)
      if command.correlation != Identifier() {
        writer.key("correlation")
        writer.string(command.correlation.text)
      }
      writer.endObject()
    }
    writer.key("event")
    writer.string(line.event.name.description)
    writer.key("data")
    var data = RedactedWriter(redaction, into: writer)
    line.event.write(to: &data)
    writer = data.writer
  }

  /// Who sent the command, as far as that is told.
  func writeSender(to writer: inout JSONWriter) {
    guard !showsSender else { return writer.actor(line.command) }
    writer.key("actor")
    writer.beginObject()
    writer.key("role")
    writer.string(line.command.role.name.description)
    writer.endObject()
  }
}

extension HistoryLine {
  /// The whole of it. Source: Specs/JSON.md, "History".
  public var json: String { VisibleEvent(whole: self).json }
}
