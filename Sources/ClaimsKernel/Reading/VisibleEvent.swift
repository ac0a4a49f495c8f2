import ClaimsDomain
import EventSourcing

/// An event as a reader sees it who sees its stream.
///
/// Source: Specs/Reading.md, "Events".
public struct VisibleEvent: ViewRow {
  public let line: HistoryLine
  /// What is left out of the event.
  public let redaction: Redaction
  /// Whether it is told who sent the command, and which; else only in which role they did.
  public let showsSender: Bool

  /// - Returns: nil for an event that they do not hear of.
  public init?(_ line: HistoryLine, as visibility: Visibility) {
    let reader = visibility.access.actor
    guard let stream = visibility.redaction(of: line.stored.stream) else { return nil }
    let told = stream.of(line.event)
    let own = line.redactionOfOwn(for: reader, told, isOutside: stream.isOutside)
    guard let redaction = own ?? told else { return nil }
    self.init(
      line, redaction, reader: reader, namesClaimants: !stream.hides("representatives"))
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
  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    showEvent(to: &fields)
    fields.redacted(redaction)
  }

  func showEvent<V: RowVisitor & ~Copyable>(to fields: inout V) {
    let (entry, stored, command) = (line.entry, line.stored, line.command)
    fields.field("position", stored.position.value)
    fields.target(stored.stream, command.person)
    fields.field("revision", stored.revision.value)
    fields.recorded(entry)
    fields.field("effective", entry.effective)
    showSender(to: &fields)
    if showsSender {
      fields.object("command") { fields in
        fields.field("id", command.id)
        fields.field("name", command.command.name.description)
        let isAlone = command.correlation == Identifier()
        fields.field("correlation", isAlone ? nil : command.correlation)
      }
    }
    fields.field("event", line.event.name.description)
    fields.payload("data", of: line.event.union, without: redaction)
  }

  /// Who sent the command, as far as that is told.
  func showSender<V: RowVisitor & ~Copyable>(to fields: inout V) {
    guard !showsSender else { return fields.sender(of: line.command) }
    fields.object("actor") { $0.field("role", line.command.role) }
  }
}

extension HistoryLine {
  /// The whole of it. Source: Specs/JSON.md, "History".
  public var json: String { VisibleEvent(whole: self).json }
}

extension RowVisitor where Self: ~Copyable {
  /// When it was recorded, and what the clock showed then if that was corrected later.
  mutating func recorded(_ entry: Entry) {
    field("recorded", entry.recorded)
    field("clock", entry.clock == entry.recorded ? nil : entry.clock)
  }

  /// Who sent a command, and as what.
  mutating func sender(of command: CommandEnvelope) {
    object("actor") { fields in
      fields.field("id", command.actor)
      fields.field("role", command.role)
    }
    field("importedBy", command.importedBy.isEmpty ? nil : command.importedBy)
  }
}
