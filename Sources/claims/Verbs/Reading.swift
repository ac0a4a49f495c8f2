import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

// The verbs that read: history, replay, refusals, allowed.

extension Verb {
  func history(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let reader = try Reader(arguments, output, needsWorld: !arguments.rest.isEmpty)
    let wanted = try arguments.rest.first.map { try reader.stream($0) }
    var current: StreamID?
    func body(_ entry: Entry) throws(EventStoreError) -> Bool {
      for line in try lines(of: entry) where wanted == nil || wanted == line.stored.stream {
        guard let seen = VisibleEvent(line, as: reader.visibility) else { continue }
        if arguments.has("json") {
          output.line(seen.json)
          continue
        }
        if wanted == nil, current != line.stored.stream {
          current = line.stored.stream
          output.line(
            output.bold(shown(line.stored.stream, line.command.person, output.speech)))
        }
        output.line(seen.text(output))
      }
      return !output.isBroken
    }
    if let wanted {
      try reader.log.forEachEntry(of: wanted, body)
    } else {
      try reader.log.forEachEntry(after: .start, body)
    }
    return .done
  }

  func replay(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let point = try point(arguments)
    if let wanted = arguments.rest.first {
      return try replay(wanted, at: point, arguments, &output)
    }
    let reader = try Reader(arguments, output)
    var folded = ClaimsAsOf(point)
    try reader.log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      try reading { () throws(WireError) in try folded.apply(entry) }
    }
    tellWhereItEnds(reader.log, before: point, output)
    let speech = output.speech
    for (snapshot, redaction) in folded.claims(as: reader.visibility) {
      output.line(
        arguments.has("json")
          ? snapshot.json(redaction)
          : "\(snapshot.id.text)  \(speech.say("revision", "revisión")) \(snapshot.revision)  "
            + speech.name(of: snapshot.claim.status))
    }
    return .done
  }

  /// One stream at a point.
  private func replay(
    _ wanted: String, at point: AuditPoint, _ arguments: Arguments, _ output: inout Output
  ) throws -> ExitCode {
    let reader = try Reader(arguments, output, needsWorld: true)
    let stream = try reader.stream(wanted)
    var folded = StreamAsOf(stream, point)
    try reader.log.forEachEntry(of: stream) { entry throws(EventStoreError) in
      try reading { () throws(WireError) in try folded.apply(entry) }
    }
    tellWhereItEnds(reader.log, before: point, output)
    guard let snapshot = folded.snapshot else {
      throw UnknownStream.nothing.failure(stream: wanted)
    }
    let redaction = reader.visibility.redaction(of: stream) ?? .nothing
    if arguments.has("json") {
      output.line(snapshot.json(redaction))
    } else {
      print(snapshot, redaction, &output)
    }
    return .done
  }

  private func reading<Value>(
    _ body: () throws(WireError) -> Value
  ) throws(EventStoreError) -> Value {
    do throws(WireError) { return try body() } catch {
      throw .damaged(offset: 0, reason: "an event cannot be read: \(error)")
    }
  }

  /// Says that a log ends before a point that somebody asks for: what is shown is what stands.
  func tellWhereItEnds<Log: EventStore>(_ log: Log, before point: AuditPoint, _ output: Output) {
    guard case .position(let asked) = point.known, log.head.position.value < asked else { return }
    let last = log.head.position.value
    output.message(
      "the log ends at position \(last)", "el registro termina en la posición \(last)")
  }

  /// What was known when, and what of it was true when.
  private func point(_ arguments: Arguments) throws -> AuditPoint {
    var point = AuditPoint()
    if let position = try arguments.number("to") { point.known = .position(position) }
    if let time = try arguments.time("recorded") {
      guard arguments.value("to") == nil else {
        throw Usage(
          "--to and --recorded both say what was known: give one of them",
          "--to y --recorded dicen ambos qué se sabía: dé uno de ellos")
      }
      point.known = .recorded(time)
    }
    point.effective = try arguments.time("effective")
    return point
  }

  func refusals(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let reader = try Reader(arguments, output)
    try reader.log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      do throws(WireError) {
        guard let line = try RefusalLine(entry)?.seen(as: reader.visibility) else { return true }
        output.line(arguments.has("json") ? line.json : line.text(output))
      } catch { throw .damaged(offset: 0, reason: "a refusal cannot be read: \(error)") }
      return !output.isBroken
    }
    return .done
  }

  func allowed(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    guard let wanted = arguments.value("as") else {
      throw Usage("'allowed' needs --as ACTOR", "'allowed' necesita --as ACTOR")
    }
    let reader = try Reader(arguments, output, needsWorld: true)
    let logState = try reader.logState ?? LogState(folding: reader.log)
    let senders = try Sender.all(wanted, in: logState.actors)
    // What if somebody had a role is asked by whoever has the log.
    let isSupposed = senders.contains { $0.isSupposed }
    let stream: StreamID
    do throws(UnknownStream) {
      stream = try logState.stream(
        called: arguments.rest[0], as: isSupposed ? .whole : reader.access, at: reader.time)
    } catch { throw error.failure(stream: arguments.rest[0]) }
    let isSeen = reader.visibility.redaction(of: stream) != nil
    for sender in senders {
      let permissions = logState.permissions(
        of: sender.actor, as: sender.role, on: stream, at: reader.time,
        asIfHeld: sender.isSupposed, seenBy: isSeen ? reader.access : .whole)
      if !arguments.has("json") {
        let speech = output.speech
        let status = logState.snapshot(of: stream).map {
          ", " + speech.kind(of: stream) + speech.say(" in ", " en estado ")
            + (speech.words?.name(ofStatus: $0.status) ?? $0.status.name.description)
        }
        output.line(output.bold(sender.text(speech) + (status ?? "")))
      }
      for permission in permissions {
        output.line(
          arguments.has("json")
            ? permission.json(of: sender.actor, as: sender.role) : permission.text(output))
      }
    }
    return .done
  }

  // MARK: Parts

  func lines(of entry: Entry) throws(EventStoreError) -> [HistoryLine] {
    do throws(WireError) { return try HistoryLine.lines(of: entry) } catch {
      throw .damaged(
        offset: 0, reason: "the entry after position \(entry.decidedAt.value): \(error)")
    }
  }
}
