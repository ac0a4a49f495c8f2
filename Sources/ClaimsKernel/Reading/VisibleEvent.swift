import ClaimsDomain
import EventSourcing

/// An event as a reader sees it who sees its stream.
///
/// Source: Specs/Reading.md, "Events".
public struct VisibleEvent: ViewRow {
  /// All of the event; `show` leaves out what the redaction names.
  public let line: HistoryLine
  /// What is left out of the event.
  public let redaction: Redaction
  /// Whether it is told who sent the command, and which; else only in which role they did.
  public let showsSender: Bool

  /// - Returns: nil for an event that they do not hear of.
  public init?(_ line: HistoryLine, as visibility: Visibility) {
    guard let stream = visibility.redaction(of: line.stored.stream) else { return nil }
    self.init(line, of: stream, for: visibility.access.actor)
  }

  /// - Parameter stream: what is left out of its stream.
  init?(_ line: HistoryLine, of stream: Redaction, for reader: ActorID) {
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
    _ line: HistoryLine, _ redaction: Redaction, reader: ActorID,
    namesClaimants: @autoclosure () -> Bool
  ) {
    self.line = line
    self.redaction = redaction
    // A stream names its claimants to all who see it, but their representatives to none
    // with whom it is shared. Who is at work on it stays inside.
    let isOneself = !reader.isEmpty && line.command.actor == reader
    showsSender =
      !redaction.isOutside || isOneself || line.command.role == .claimant && namesClaimants()
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
    fields.field("position", line.stored.position.value)
    fields.target(line.stored.stream, line.command.person)
    fields.field("revision", line.stored.revision.value)
    fields.recorded(line.entry)
    fields.field("effective", line.entry.effective)
    showSender(to: &fields)
    if showsSender {
      fields.object("command") { fields in
        fields.field("id", line.command.id)
        fields.field("name", line.command.command.name.description)
        let correlation = line.command.correlation
        fields.field("correlation", correlation == Identifier() ? nil : correlation)
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
