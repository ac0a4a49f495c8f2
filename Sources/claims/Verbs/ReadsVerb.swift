import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

// The verb reads: who was shown what.

extension Verb {
  static let readsOptions = [
    Option(
      name: "log", value: "FILE",
      meaning: "the record of reads (default: $CLAIMS_READS, or reads.wal)"),
    Option(
      name: "of", value: "STREAM",
      meaning: "only what told of it: an id or its beginning, or a name"),
    Option(name: "by", value: "ACTOR", meaning: "only what this actor was shown; - for the holder"),
    Option(name: "from", value: "TIME", meaning: "only what was shown then or later"),
    Option(name: "to", value: "TIME", meaning: "only what was shown then or before"),
    Option(name: "json", value: nil, meaning: "one JSON value a line"),
  ]

  static let readsNote = """
    Lists what was recorded with --reads, or with CLAIMS_READS in the environment: when, who, from
    where, what they asked, how many rows they were shown and of which streams these told. An
    answer that told of too many streams to list them is shown whichever stream --of asks for.
    The record is a log: 'claims verify', 'checkpoint' and 'prove POSITION' take it with --log.
    Source: Specs/Reads.md.
    """

  func reads(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let path = arguments.value("log") ?? arguments.reads ?? "reads.wal"
    let log = try WriteAheadLog.openForReading(path)
    try naming(path) { () throws(EventStoreError) in try log.checkHoldsReads() }
    let (from, to) = (try arguments.time("from"), try arguments.time("to"))
    let asked = try arguments.value("of").map { try Self.stream($0, readIn: log) }
    let by = arguments.value("by").map { $0 == "-" ? ActorID() : ActorID($0) }
    var shown = 0
    let take: (Entry) throws(EventStoreError) -> Bool = { entry throws(EventStoreError) in
      if let from, entry.recorded < from { return true }
      if let to, entry.recorded > to { return false }
      for event in entry.events {
        let row = try ReadRow(event, recorded: entry.recorded)
        if let asked, !row.read.mayTell(of: asked) { continue }
        shown += 1
        output.line(arguments.has("json") ? row.json : row.text(output.speech))
      }
      return !output.isBroken
    }
    if let by {
      try log.forEachEntry(of: .reads(by: by.isEmpty ? nil : by), take)
    } else {
      try log.forEachEntry(after: .start, take)
    }
    if !arguments.has("json") {
      output.line(output.dim(Phrase.count(shown, .oneRead, .manyReads)[output.speech.language]))
    }
    return .done
  }

  /// The one stream that is called so among those that were read.
  private static func stream(_ text: String, readIn log: WriteAheadLog) throws -> StreamID {
    switch text {
    case "rules": return .rules
    case "catalogs": return .catalogs
    default: break
    }
    if let id = Identifier(text), let found = try streams(id.text, readIn: log).first {
      return found
    }
    let found = try streams(text.lowercased(), readIn: log)
    let person = StreamID.actor(ActorID(text))
    if found.isEmpty { return person }
    guard found.count == 1, let only = found.first else {
      throw Failure(.streamsBeginWithNameOne, found.count, text)
    }
    return only
  }

  private static func streams(
    _ prefix: String, readIn log: WriteAheadLog
  ) throws -> Set<StreamID> {
    var found: Set<StreamID> = []
    try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      for event in entry.events {
        for stream in try ReadRow(event, recorded: entry.recorded).read.listed
        where stream.category.word != nil && stream.id.text.hasPrefix(prefix) {
          found.insert(stream)
        }
      }
      return true
    }
    return found
  }
}

/// What somebody was shown, as one line.
struct ReadRow: ViewRow {
  let position: Position
  let recorded: Instant
  let read: StreamsRead

  /// - Throws: `damaged` if it is none that this version records.
  init(_ event: StoredEvent, recorded: Instant) throws(EventStoreError) {
    do throws(WireError) {
      guard event.stream.category == .reads, event.type == StreamsRead.kind else {
        throw .unknownKind(event.type, of: "StreamsRead")
      }
      read = try StreamsRead(decoding: event.payload)
    } catch { throw .damaged(offset: 0, reason: "an event that cannot be read: \(error)") }
    (position, self.recorded) = (event.position, recorded)
  }

  /// Source: Specs/JSON.md, "Reads".
  func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("position", position.value)
    fields.field("recorded", recorded)
    fields.field("reader", read.reader.isEmpty ? nil : read.reader)
    fields.field("account", read.account.isEmpty ? nil : read.account)
    fields.field("face", read.face)
    fields.field("query", read.query)
    fields.field("params", read.params.isEmpty ? nil : read.params)
    fields.field("log", read.log == Identifier() ? nil : read.log)
    fields.field("upTo", read.position)
    fields.field("rows", read.rows)
    fields.field("count", read.count)
    fields.objects("streams", read.listed.filter { $0.category != .actor }) { stream, fields in
      guard let word = stream.category.word else {
        return fields.field(stream.category == .rules ? "rules" : "catalogs", true)
      }
      fields.field(word.description, stream.id)
    }
    fields.list("people", read.people.isEmpty ? nil : read.people)
    fields.list("sha256", read.files.isEmpty ? nil : read.files.map { hexadecimal($0) })
  }

  /// As many streams as a line has room for.
  private static let named = 3

  /// As whom, and whose process it was.
  func who(_ speech: Speech) -> String {
    let who = read.reader.isEmpty ? speech.say(.holderOfTheLog) : read.reader.text
    return printable(who + (read.account.isEmpty ? "" : " (\(read.account))"))
  }

  func text(_ speech: Speech) -> String {
    let what = read.query + (read.params.isEmpty ? "" : " " + read.params)
    let names =
      read.listed.filter { $0.category != .actor }.map { shown($0, ActorID(), speech) }
      + read.people.map { shown(.actor($0), $0, speech) }
    let few = read.count <= Self.named ? names.joined(separator: ", ") : ""
    let told =
      few.isEmpty
      ? Phrase.count(Int(clamping: read.count), .oneStreamRead, .manyStreamsRead)[speech.language]
      : few
    return "\("\(position.value)".leftPadded(to: 6))  \(shortTime(recorded))  "
      + who(speech).padded(to: 28)
      + "  " + printable("\(read.face) \(what)").padded(to: 28) + "  "
      + Phrase.count(Int(clamping: read.rows), .oneRowRead, .manyRowsRead)[speech.language] + ": "
      + told + files(speech)
  }

  /// The hash of the one file, or of how many files hashes were kept.
  private func files(_ speech: Speech) -> String {
    guard let first = read.files.first else { return "" }
    return "; "
      + (read.files.count == 1
        ? "SHA-256 " + hexadecimal(first) : speech.say(.hashesOfFiles, read.files.count))
  }
}
