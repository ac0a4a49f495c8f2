import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import WriteAheadLog

// Checkpoints to keep elsewhere, and proofs that can be checked without the log.

extension Verb {
  static let checkpointOptions =
    [
      Option("origin", "NAME"),
      newKeyOption,
    ] + signingOptions

  static let proveOptions =
    [
      Option("at", "FILE"),
      Option("since", "FILE"),
      Option("origin", "NAME"),
    ] + signingOptions

  static let provenOptions = [
    Option("against", "FILE"),
    Option("proof", "FILE"),
    dossierOption, handedOption, keyOption, verifierOption, witnessOption, quorumOption,
    Option("origin", "NAME"),
  ]

  func checkpoint(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    if let name = arguments.value("new-key") { return try newKey(name, arguments, &output) }
    let origin = try arguments.origin()
    let log = try openForReading(arguments, output, ofAnything: true).base
    output.raw(try arguments.signed(try log.checkpoint(origin: origin).text).note)
    return .done
  }

  func prove(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let note = try arguments.value("at").map { try keptNote($0) }
    let kept = try note.map { try Checkpoint(text: $0.text) }
    let origin = try arguments.origin()
    if let kept, let origin, !kept.origin.utf8.elementsEqual(origin.utf8) {
      throw ProofFault("the checkpoint is of \(kept.origin), not of \(origin)")
    }
    switch (arguments.value("since"), arguments.rest.first) {
    case (let file?, nil) where kept == nil:
      let older = try Checkpoint(text: try keptNote(file).text)
      let log = try openForReading(arguments, output, ofAnything: true).base
      // The signer vouches for the name, so it is not taken from the older checkpoint.
      var proof = try proven { () throws(ProvingError) in
        try log.consistency(since: older, origin: origin)
      }
      proof.note = try arguments.signed(proof.note.text)
      output.raw(proof.text)
    case (nil, let what?):
      let position = UInt64(what).flatMap { String($0) == what ? Position($0) : nil }
      // An event of a record of reads is proven like any other.
      let log = try openForReading(arguments, output, ofAnything: position != nil).base
      let stream = position == nil ? try LogState(folding: log).stream(named: what) : .rules
      let seen = try kept ?? origin.map { try log.checkpoint(origin: $0) }
      var evidence = try proven { () throws(ProvingError) in
        if let position { return try log.evidence(ofEventAt: position, at: seen) }
        return try log.evidence(of: stream, at: seen)
      }
      // A kept checkpoint keeps its own signatures.
      evidence.note = try note ?? arguments.signed(evidence.note.text)
      output.raw(evidence.text)
    default:
      throw Usage(.proveNeedsWHATWithAt)
    }
    return .done
  }

  func show(_ entry: ProvenEntry, _ arguments: Arguments, _ output: inout Output) throws {
    do throws(WireError) {
      if let command = entry.command, let first = entry.events.first {
        let stored = Entry(
          recorded: entry.recorded, command: command,
          decidedAt: Position(max(first.position.value, 1) - 1), events: entry.events)
        for line in try HistoryLine.lines(of: stored) {
          let seen = VisibleEvent(whole: line)
          output.line(arguments.has("json") ? seen.json : seen.text(output))
        }
        return
      }
      for stored in entry.events {
        if stored.stream.category == .reads {
          let row = try read(stored, recorded: entry.recorded)
          output.line(arguments.has("json") ? row.json : row.text(output.speech))
          continue
        }
        let event = try DomainEvent(stored)
        output.line(
          arguments.has("json")
            ? event.json(of: stored, recorded: entry.recorded)
            : output.speech.begin(stored.position, entry.recorded)
              + "\(shown(stored.stream, ActorID())): "
              + "\(output.green(output.speech.title(of: event.kind))) "
              + displayRows(event.fields).map { "\($0.path) \($0.value)" }.joined(separator: ", "))
      }
    } catch { throw ProofFault("it shows what this version cannot read: \(error)") }
  }

  private func read(_ event: StoredEvent, recorded: Instant) throws(WireError) -> ReadRow {
    do throws(EventStoreError) { return try ReadRow(event, recorded: recorded) } catch {
      throw .unknownKind(event.type, of: "StreamsRead")
    }
  }

  /// A kept checkpoint, with its signatures.
  func keptNote(_ file: String) throws(Failure) -> SignedNote {
    let text = try text(of: file, upTo: 1 << 20)
    do throws(ProofFault) {
      let note = try SignedNote(note: text)
      _ = try Checkpoint(text: note.text)
      return note
    } catch { throw Failure(error.wording.of(file: file)) }
  }

  func text(of file: String, upTo limit: Int = Input.fileLimit) throws(Failure) -> String {
    guard let text = String(validating: try Input(file).all(upTo: limit), as: UTF8.self) else {
      throw Failure(
        Phrase(.expectedTextFoundBytesThat).of(file: file))
    }
    return text
  }

  func proven<Proof>(_ prove: () throws(ProvingError) -> Proof) throws -> Proof {
    do throws(ProvingError) { return try prove() } catch { throw failure(error) }
  }

  func failure(_ error: ProvingError) -> any Error {
    if case .log(let error) = error { return error }
    return error
  }
}

extension Arguments {
  /// The log's name; nil if that is its id.
  func origin() throws(Usage) -> String? {
    let origin = value("origin")
    guard origin.map({ Checkpoint.isOrigin($0) }) ?? true else {
      throw Usage(.originExpectedANameWithout)
    }
    return origin
  }
}

extension [ProvenEntry] {
  /// The events left out between those shown, stream by stream.
  var gaps: [Phrase] {
    var last: [StreamID: UInt64] = [:]
    var gaps: [Phrase] = []
    for event in flatMap(\.events) {
      let before = last[event.stream] ?? 0
      if event.revision.value > before, event.revision.value - before > 1 {
        let (first, last) = (before + 1, event.revision.value - 1)
        gaps.append(
          Phrase(.revisionsToAreNotShown, first, last).at(shown(event.stream, ActorID())))
      }
      last[event.stream] = event.revision.value
    }
    return gaps
  }
}

extension DomainEvent {
  /// An event without the actor that caused it. Source: Specs/Proofs.md, "Evidence".
  fileprivate func json(of stored: StoredEvent, recorded: Instant) -> String {
    return JSONWriter.object { writer in
      writer.member("position", stored.position.value)
      writer.target(stored.stream, ActorID())
      writer.member("revision", stored.revision.value)
      writer.member("recorded", recorded.text)
      writer.member("event", name.description)
      writer.key("data")
      write(to: &writer)
    }
  }
}
