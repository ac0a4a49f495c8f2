import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

// The verb reads: who was shown what.

extension Verb {
  static let readsOptions =
    [
      Option("log", "FILE"),
      Option("of", "STREAM"),
      Option("by", "ACTOR"),
      Option("json"),
    ] + OptionList.of(ExportChoice.self, in: "reads").filter { $0.name == "period" }

  func reads(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let path = arguments.value("log") ?? arguments.reads ?? "reads.wal"
    let log = try WriteAheadLog.openForReading(path)
    try naming(path) { () throws(EventStoreError) in try log.checkHoldsReads() }
    let period = try arguments.period()
    let asked = try arguments.value("of").map { try Self.stream($0, readIn: log) }
    let by = arguments.value("by").map { $0 == "-" ? ActorID() : ActorID($0) }
    if let period { output.tell(end: log.head.position.value, before: period) }
    var shown = 0
    let take: (Entry) throws(EventStoreError) -> Bool = { entry throws(EventStoreError) in
      if period?.ends(before: entry) ?? false { return false }
      for event in entry.events {
        guard period?.contains(position: event.position.value, of: entry) ?? true else { continue }
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

extension ReadRow {
  /// As many streams as a line has room for.
  private static var named: Int { 3 }

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
    return speech.begin(position, recorded)
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
