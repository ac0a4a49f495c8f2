import ClaimsKernel
import ClaimsStore
import EventSourcing
import WriteAheadLog

// What was in the log when: checkpoints to keep elsewhere, and proofs that hold without the log.

extension Verb {
  static let checkpointOptions = [
    Option(name: "origin", value: "NAME", meaning: "what the log is called; by its id else")
  ]

  static let proveOptions = [
    Option(
      name: "at", value: "FILE",
      meaning: "for whoever kept this checkpoint; for what it is now else"),
    Option(name: "since", value: "FILE", meaning: "that the log begins as this checkpoint saw it"),
  ]

  static let provenOptions = [
    Option(
      name: "against", value: "FILE",
      meaning: "whether it begins as a checkpoint saw it that was kept elsewhere"),
    Option(
      name: "proof", value: "FILE",
      meaning: "not the log: what 'claims prove' printed; --against then says what to believe"),
  ]

  static let proveNote = """
    WHAT is the position of an event, which is shown alone, or the id of a claim or another stream,
    or as much of its beginning as no other shares, which is shown whole. 'claims verify --proof'
    accepts what is printed without the log. Source: Specs/Proofs.md.
    """

  func checkpoint(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let log = try openForReading(arguments, output)
    let origin = arguments.value("origin")
    guard origin.map({ Checkpoint.isOrigin($0) }) ?? true else {
      throw Usage("--origin: expected a name without line ends and other controls")
    }
    output.raw(try log.checkpoint(origin: origin).text)
    return .done
  }

  func prove(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let kept = try arguments.value("at").map { try keptCheckpoint($0) }
    switch (arguments.value("since"), arguments.rest.first) {
    case (let file?, nil) where kept == nil:
      let older = try keptCheckpoint(file)
      let log = try openForReading(arguments, output)
      output.raw(try proven { () throws(ProvingError) in try log.consistency(since: older) }.text)
    case (nil, let what?):
      let reader = try Reader(arguments, output)
      let position = UInt64(what).flatMap { String($0) == what ? Position($0) : nil }
      let stream = position == nil ? try reader.stream(what) : .rules
      output.raw(
        try proven { () throws(ProvingError) in
          if let position { return try reader.log.evidence(ofEventAt: position, at: kept) }
          return try reader.log.evidence(of: stream, at: kept)
        }.text)
    default: throw Usage("'prove' needs WHAT, with --at FILE or without, or --since FILE alone")
    }
    return .done
  }

  /// What `verify` tells beyond the bytes: whether the log is the one that a checkpoint saw.
  func verify(_ path: String, against file: String, _ output: inout Output) throws -> ExitCode {
    let checkpoint = try keptCheckpoint(file)
    do {
      try WriteAheadLog.openForReading(path).check(against: checkpoint)
    } catch ProvingError.fault(let fault) {
      output.message("claims: \(path): \(fault.description)")
      return .damaged
    } catch let error as ProvingError {
      throw failure(error)
    }
    output.message("claims: \(path) begins with the \(checkpoint.size) frames of the checkpoint")
    return .done
  }

  /// Verifies evidence, or the consistency with a checkpoint, without any log.
  func verify(
    proof file: String, _ arguments: Arguments, _ output: inout Output
  ) throws -> ExitCode {
    let text = try text(of: file)
    let kept = try arguments.value("against").map { try keptCheckpoint($0) }
    do {
      if text.hasPrefix(ConsistencyProof.heading) {
        guard let kept else { throw Usage("--proof of consistency needs --against FILE as well") }
        let newer = try ConsistencyProof(text: text).verify(since: kept)
        output.message(
          "claims: the log \(newer.origin) of \(newer.size) frames begins with the \(kept.size) of "
            + "the checkpoint")
      } else {
        let evidence = try Evidence(text: text)
        let entries = try evidence.entries()
        let checkpoint = try evidence.verify()
        if let kept, kept != checkpoint {
          throw Failure(
            "it holds for another checkpoint than the one that was kept; 'claims prove --at' makes "
              + "evidence for a kept one")
        }
        for entry in entries { try show(entry, arguments, &output) }
        for gap in entries.gaps { output.message("claims: \(gap)") }
        let belief = kept == nil ? "; --against tells whether that is to be believed" : ""
        output.message(
          "claims: in the log \(checkpoint.origin) of \(checkpoint.size) frames\(belief)")
      }
    } catch let fault as ProofFault {
      output.message("claims: \(file): \(fault.description)")
      return .damaged
    }
    return .done
  }

  private func show(
    _ entry: ProvenEntry, _ arguments: Arguments, _ output: inout Output
  ) throws {
    do throws(WireError) {
      if let command = entry.command, let first = entry.events.first {
        let stored = Entry(
          recorded: entry.recorded, command: command,
          decidedAt: Position(max(first.position.value, 1) - 1), events: entry.events)
        for line in try HistoryLine.lines(of: stored) {
          let seen = SeenLine(whole: line)
          output.line(arguments.has("json") ? seen.json : seen.text(output))
        }
        return
      }
      for stored in entry.events {
        let event = try DomainEvent(stored)
        output.line(
          arguments.has("json")
            ? event.json(of: stored, recorded: entry.recorded)
            : "\("\(stored.position.value)".leftPadded(to: 6))  \(shortTime(entry.recorded))  "
              + "\(shown(stored.stream, ActorID())): "
              + "\(output.green(output.speech.title(of: event.kind))) "
              + displayRows(event.fields).map { "\($0.path) \($0.value)" }.joined(separator: ", "))
      }
    } catch { throw ProofFault("it shows what this version cannot read: \(error)") }
  }

  private func keptCheckpoint(_ file: String) throws(Failure) -> Checkpoint {
    let text = try text(of: file)
    do throws(ProofFault) {
      return try Checkpoint(text: try SignedNote(note: text).text)
    } catch { throw Failure("\(file): \(error.description)") }
  }

  private func text(of file: String) throws(Failure) -> String {
    guard let text = String(validating: try Input(file).all(), as: UTF8.self) else {
      throw Failure("\(file): expected text, found bytes that are not UTF-8")
    }
    return text
  }

  private func proven<Proof>(_ prove: () throws(ProvingError) -> Proof) throws -> Proof {
    do throws(ProvingError) { return try prove() } catch { throw failure(error) }
  }

  private func failure(_ error: ProvingError) -> any Error {
    switch error {
    case .log(let error): error
    case .fault(let fault): Failure(fault.description)
    case .notVisibleYet(let frames, let all):
      Failure(
        "somebody is writing the log, and \(frames) of \(all) frames can be read so far: ask again "
          + "once more was written, or when it is closed")
    }
  }
}

extension [ProvenEntry] {
  /// What is not shown between the events that are, stream by stream.
  fileprivate var gaps: [String] {
    var last: [StreamID: UInt64] = [:]
    var gaps: [String] = []
    for event in flatMap(\.events) {
      let before = last[event.stream] ?? 0
      if event.revision.value > before + 1 {
        gaps.append(
          "\(shown(event.stream, ActorID())): revisions \(before + 1) to "
            + "\(event.revision.value - 1) are not shown")
      }
      last[event.stream] = event.revision.value
    }
    return gaps
  }
}

extension DomainEvent {
  /// An event of which nobody says who caused it. Source: Specs/Proofs.md, "Evidence".
  fileprivate func json(of stored: StoredEvent, recorded: Instant) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("position")
    writer.unsigned(stored.position.value)
    writer.target(stored.stream, ActorID())
    writer.key("revision")
    writer.unsigned(stored.revision.value)
    writer.key("recorded")
    writer.string(recorded.text)
    writer.key("event")
    writer.string(name.description)
    writer.key("data")
    write(to: &writer)
    writer.endObject()
    return writer.text
  }
}
