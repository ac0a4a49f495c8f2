import ClaimsDomain
import EventSourcing

/// One CloudEvent a line for every event and every refusal, with all that the log holds of both.
///
/// Source: Specs/Exports.md, "CloudEvents"; CloudEvents 1.0.2, JSON format.
public struct CloudEventsExport: ExportFormat {
  public static var name: String { "cloudevents" }

  /// How often the refusals of one position were told, by what else their ids say.
  private var refusals: [RefusalKey: Int] = [:]
  private var refusedAt: Position?
  /// The commit whose command was told already.
  private var told: Position?
  private var source = ""
  private var isWhole = true

  /// Creates the format for one export.
  public init() {}

  public mutating func write<Log: EventStore>(
    _ source: ExportSource<Log>, to sink: inout ExportSink
  ) throws(EventStoreError) -> [Phrase] {
    self.source = "urn:uuid:" + (source.log.vitals.id ?? Identifier()).text
    isWhole = source.isWhole
    try source.forEach(into: &sink) { item, sink throws(EventStoreError) in
      switch item {
      case .event(let seen): write(seen, to: &sink.writer)
      case .refusal(let line): write(line, to: &sink.writer)
      }
      sink.endLine()
    }
    return []
  }

  // MARK: Events

  private mutating func write(_ seen: VisibleEvent, to writer: inout JSONWriter) {
    let (line, entry, stored) = (seen.line, seen.line.entry, seen.line.stored)
    writer.beginObject()
    head(of: stored.stream, at: entry, to: &writer) { writer in
      writer.rawDigits(stored.position.value)
    } type: { writer in
      writer.raw("event.")
      writer.raw(stored.stream.category.kindWord)
      writer.raw(".")
      writer.raw(line.event.name)
    }
    writer.attribute("position", stored.position.value)
    writer.attribute("revision", stored.revision.value)
    writer.member("effective", entry.effective)
    writer.attribute("role", line.command.role.name.description)
    if seen.showsSender { sender(of: line.command, to: &writer) }
    if !seen.redaction.isEmpty {
      writer.member("redacted", seen.redaction.fields.joined(separator: ","))
    }
    if isWhole {
      if told != entry.decidedAt { record(entry.command, to: &writer) }
      told = entry.decidedAt
      writer.key("payload")
      writer.base64(stored.payload)
    }
    writer.payload("data", of: line.event.union, without: seen.redaction)
    writer.endObject()
  }

  // MARK: Refusals

  private mutating func write(_ line: RefusalLine, to writer: inout JSONWriter) {
    let (entry, stream) = (line.entry, line.command.stream)
    let number = count(line)
    writer.beginObject()
    head(of: stream, at: entry, to: &writer) { writer in
      writer.raw("refused-")
      writer.raw(line.command.id.text)
      writer.raw("-")
      writer.raw(String(entry.clock.nanoseconds))
      if number > 1 { writer.raw("-\(number)") }
    } type: { writer in
      writer.raw(line.summary == nil ? "refusal." : "refusals.")
      writer.raw(stream.category.kindWord)
      writer.raw(".")
      writer.raw(line.command.command.name)
    }
    writer.attribute("decidedat", entry.decidedAt.value)
    if line.summary == nil { writer.member("effective", entry.effective) }
    writer.attribute("role", line.command.role.name.description)
    sender(of: line.command, to: &writer)
    if isWhole {
      record(entry.command, to: &writer)
      writer.key("payload")
      writer.base64(entry.refusal ?? [])
    }
    writer.key("data")
    writer.object { line.showOutcome(to: &$0) }
    writer.endObject()
  }

  /// What tells refusals of one position apart.
  private struct RefusalKey: Hashable {
    let command: Identifier
    let clock: Instant
  }

  /// How many refusals with the same id and time this is the last of. Counted are only those that
  /// are seen.
  private mutating func count(_ line: RefusalLine) -> Int {
    if refusedAt != line.entry.decidedAt {
      refusals.removeAll(keepingCapacity: true)
      refusedAt = line.entry.decidedAt
    }
    let key = RefusalKey(command: line.command.id, clock: line.entry.clock)
    refusals[key, default: 0] += 1
    return refusals[key] ?? 1
  }

  // MARK: Parts

  /// The attributes that every CloudEvent has, and the person whom the command is about.
  private func head(
    of stream: StreamID, at entry: Entry, to writer: inout JSONWriter,
    id: (inout JSONWriter) -> Void, type: (inout JSONWriter) -> Void
  ) {
    writer.member("specversion", "1.0")
    writer.key("id")
    writer.quoted(id)
    writer.member("source", source)
    writer.key("type")
    writer.quoted { writer in
      writer.raw("claimskernel.")
      type(&writer)
    }
    writer.key("subject")
    writer.quoted { writer in
      writer.raw(stream.category.kindWord)
      writer.raw("/")
      writer.raw(stream.id.text)
    }
    writer.member("time", entry.recorded)
    writer.member("datacontenttype", "application/json")
    if entry.clock != entry.recorded { writer.member("clock", entry.clock) }
    if stream.category == .actor { writer.attribute("person", entry.command.person.text) }
  }

  private func sender(of command: CommandEnvelope, to writer: inout JSONWriter) {
    writer.attribute("actor", command.actor.text)
    writer.attribute("importedby", command.importedBy.text)
    writer.member("commandid", command.id)
    writer.attribute("command", command.command.name.description)
    if command.correlation != Identifier() { writer.member("correlation", command.correlation) }
  }

  /// What only the holder of the log reads of a command: its own words, and by what it was judged.
  private func record(_ command: CommandRecord, to writer: inout JSONWriter) {
    if let revision = command.expectedRevision { writer.attribute("expectedrevision", revision) }
    writer.attribute("rulesrevision", command.rulesRevision)
    writer.attribute("deciderversion", UInt64(command.deciderVersion))
    writer.key("commandrecord")
    // What was read from a log can be written again.
    writer.base64((try? command.encoded()) ?? [])
  }
}

extension JSONWriter {
  /// An attribute that is a text: nothing for an empty one. CloudEvents take no control characters
  /// in attributes, nor code points that are no characters; U+FFFD stands for them.
  fileprivate mutating func attribute(_ name: String, _ text: String) {
    guard !text.isEmpty else { return }
    let isPlain = text.unicodeScalars.allSatisfy { !$0.isBarredFromAttributes }
    guard !isPlain else { return member(name, text) }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      shown.append(scalar.isBarredFromAttributes ? "\u{fffd}" : scalar)
    }
    member(name, String(shown))
  }

  /// An attribute that is a number: a text beyond the 32 bits that CloudEvents know.
  fileprivate mutating func attribute(_ name: String, _ value: UInt64) {
    if value > UInt64(Int32.max) { return member(name, String(value)) }
    key(name)
    unsigned(value)
  }
}

extension Unicode.Scalar {
  fileprivate var isBarredFromAttributes: Bool {
    value < 0x20 || 0x7f...0x9f ~= value || value & 0xfffe == 0xfffe
      || 0xfdd0...0xfdef ~= value
  }
}
