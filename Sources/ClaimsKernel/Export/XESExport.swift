import ClaimsDomain
import EventSourcing

/// A trace for each claim, or for each stream of other kinds, with its events on both clocks.
///
/// Source: Specs/Exports.md, "XES"; IEEE 1849-2016, "XES".
public struct XESExport: ExportFormat {
  public static var name: String { "xes" }

  /// How many texts had characters that XML cannot hold.
  private var replaced = 0
  private var isWhole = true

  /// Creates the format for one export.
  public init() {}

  public mutating func write<Log: EventStore>(
    _ source: ExportSource<Log>, to sink: inout ExportSink
  ) throws(EventStoreError) -> [Phrase] {
    isWhole = source.isWhole
    Self.writeHead(of: source.log.vitals.id ?? Identifier(), to: &sink)
    try source.forEachStream(of: Category.ofCases(source.choice), into: &sink) {
      stream, sink throws(EventStoreError) in
      var isOpen = false
      var told: Position?
      try source.forEachEvent(of: stream, into: &sink) { seen, sink throws(EventStoreError) in
        if !isOpen { openTrace(of: seen, to: &sink) }
        isOpen = true
        let isFirst = told != seen.line.entry.decidedAt
        told = seen.line.entry.decidedAt
        write(seen, isFirstOfCommit: isFirst, to: &sink)
      }
      if isOpen {
        sink.text("</trace>")
        sink.endLine()
      }
    }
    sink.text("</log>")
    sink.endLine()
    return replaced == 0 ? [] : [Phrase(.charactersReplaced, replaced)]
  }

  // MARK: Parts

  private static let extensions = [
    ("Concept", "concept", "http://www.xes-standard.org/concept.xesext"),
    ("Time", "time", "http://www.xes-standard.org/time.xesext"),
    ("Lifecycle", "lifecycle", "http://www.xes-standard.org/lifecycle.xesext"),
    ("Organizational", "org", "http://www.xes-standard.org/org.xesext"),
    ("Claims", "claims", "urn:claims-kernel:claims.xesext"),
  ]

  private static func writeHead(of log: Identifier, to sink: inout ExportSink) {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<log xes.version="1849-2016" xes.features="" xmlns="http://www.xes-standard.org/">"#,
    ]
    lines += extensions.map { name, prefix, uri in
      #"<extension name="\#(name)" prefix="\#(prefix)" uri="\#(uri)"/>"#
    }
    lines += [
      #"<global scope="trace"><string key="concept:name" value=""/></global>"#,
      #"<global scope="event"><string key="concept:name" value=""/>"#
        + #"<date key="time:timestamp" value="1970-01-01T00:00:00.000Z"/>"#
        + #"<string key="lifecycle:transition" value="complete"/></global>"#,
      #"<classifier name="Event" keys="concept:name"/>"#,
      #"<classifier name="Resource" keys="org:resource"/>"#,
      #"<string key="concept:name" value="\#(log.text)"/>"#,
      #"<string key="lifecycle:model" value="standard"/>"#,
    ]
    for line in lines {
      sink.text(line)
      sink.endLine()
    }
  }

  private mutating func openTrace(of seen: VisibleEvent, to sink: inout ExportSink) {
    let (stream, person) = (seen.line.stored.stream, seen.line.command.person)
    sink.text("<trace>")
    sink.endLine()
    attribute("concept:name", .text(stream.caseName(person)), to: &sink)
    attribute("claims:kind", .text(stream.category.kindWord), to: &sink)
    sink.endLine()
  }

  private mutating func write(
    _ seen: VisibleEvent, isFirstOfCommit: Bool, to sink: inout ExportSink
  ) {
    let (line, entry, command) = (seen.line, seen.line.entry, seen.line.command)
    sink.text("<event>")
    attribute("concept:name", .text(line.event.name.description), to: &sink)
    sink.text(#"<string key="lifecycle:transition" value="complete"/>"#)
    attribute("time:timestamp", .time(entry.effective), to: &sink)
    attribute("claims:recorded", .time(entry.recorded), to: &sink)
    if entry.clock != entry.recorded { attribute("claims:clock", .time(entry.clock), to: &sink) }
    if seen.showsSender { attribute("org:resource", .text(command.actor.text), to: &sink) }
    attribute("org:role", .text(command.role.name.description), to: &sink)
    attribute("claims:position", .integer(Int64(clamping: line.stored.position.value)), to: &sink)
    attribute("claims:revision", .integer(Int64(clamping: line.stored.revision.value)), to: &sink)
    if seen.showsSender { writeCommand(of: seen, isFirstOfCommit, to: &sink) }
    for field in FlatAttributes.of(line.event, without: seen.redaction) {
      attribute("claims:data." + field.name, field.value, to: &sink)
    }
    sink.text("</event>")
    sink.endLine()
  }

  private mutating func writeCommand(
    of seen: VisibleEvent, _ isFirstOfCommit: Bool, to sink: inout ExportSink
  ) {
    let command = seen.line.command
    attribute("claims:command", .text(command.command.name.description), to: &sink)
    attribute("claims:commandId", .identifier(command.id), to: &sink)
    if command.correlation != Identifier() {
      attribute("claims:correlation", .identifier(command.correlation), to: &sink)
    }
    if !command.importedBy.isEmpty {
      attribute("claims:importedBy", .text(command.importedBy.text), to: &sink)
    }
    // What the command brings to other streams has its cause there.
    guard isWhole, isFirstOfCommit, command.stream == seen.line.stored.stream else { return }
    var arguments = JSONWriter()
    command.command.write(to: &arguments)
    attribute("claims:arguments", .text(arguments.text), to: &sink)
  }

  private mutating func attribute(
    _ name: String, _ value: AttributeValue, to sink: inout ExportSink
  ) {
    func open(_ type: StaticString, _ name: String, _ sink: inout ExportSink) {
      sink.text("<")
      sink.text(type)
      sink.text(#" key=""#)
      sink.text(name)
      sink.text(#"" value=""#)
    }
    switch value {
    case .text(let text):
      open("string", name, &sink)
      if sink.writer.xml(text) { replaced += 1 }
    case .person(let person):
      open("string", name, &sink)
      if sink.writer.xml(person.text) { replaced += 1 }
    case .time(let time):
      open("date", name, &sink)
      sink.text(time.shortText)
    case .identifier(let id):
      open("id", name, &sink)
      sink.text(id.text)
    case .integer(let number):
      open("int", name, &sink)
      sink.text(String(number))
    case .bool(let flag):
      open("boolean", name, &sink)
      sink.text(flag ? "true" : "false")
    case .amount(let amount):
      open("float", name, &sink)
      sink.text(amount.decimal)
      guard !amount.currency.isNone else { break }
      sink.text(#""/>"#)
      open("string", name + ".currency", &sink)
      sink.text(amount.currency.code)
    }
    sink.text(#""/>"#)
  }
}

extension StreamID {
  /// What a case is called: the stream's id, or the actor's own.
  func caseName(_ person: ActorID) -> String {
    category == .actor && !person.isEmpty ? person.text : id.text
  }
}

extension Category {
  /// The kinds of streams that cases are made of: claims, unless others are chosen.
  static func ofCases(_ choice: ExportChoice) -> [Category] {
    choice.kinds.isEmpty ? [.claim] : choice.kinds.map(\.category)
  }
}

extension Instant {
  /// RFC 3339 with as few digits as say it, at least three: most tools read no more than six.
  var shortText: String {
    if nanoseconds % 1_000_000 == 0 { return text(digits: 3) }
    return nanoseconds % 1000 == 0 ? text(digits: 6) : text
  }

  /// RFC 3339 with the first so many digits of a second.
  func text(digits: Int) -> String {
    let whole = text
    let seconds = "2000-01-01T00:00:00".utf8.count
    let end = whole.utf8.index(
      whole.startIndex, offsetBy: digits == 0 ? seconds : seconds + 1 + digits)
    return whole[..<end] + "Z"
  }
}
