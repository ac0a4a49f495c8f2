import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import WriteAheadLog

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Working without a connection: commands are queued in an outbox, and delivered later.

extension Verb {
  static let outboxOption = Option("outbox", "FILE")

  static let outboxOptions = [
    Option("retry", "ID"),
    Option("as-new", "ID"),
    Option("edit", "FILE"),
    Option("drop", "ID"),
    Option("reason", "TEXT"),
    Option("resolve", "ID"),
    Option("by", "POLICY", choices: policies.map(\.name.description)),
    Option("forget"),
  ]

  static let syncOptions = [
    Option("on-conflict", "POLICY", choices: policies.map(\.name.description))
  ]

  /// Queues lines instead of sending them, and answers each.
  func queue(_ arguments: Arguments, in path: String, _ output: inout Output) throws -> ExitCode {
    let input = try Input(arguments.rest.first ?? "-")
    var (number, refusals) = (0, 0)
    warnOfSurroundings(around: path, output)
    try withOutbox(path, encrypting: arguments.has("encrypt")) { outbox in
      endInputOnSignals()
      let messages = output
      let speech = output.speech
      number = try input.answerLines(outbox.log, &output) { line, number in
        guard case .text(let bytes) = line else {
          refusals += 1
          return (Self.tooLong(number, in: speech.languageOfAnswers).json, nil)
        }
        if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0d }) { return nil }
        do {
          let (item, ticket) = try outbox.submit(try CommandEnvelope(json: bytes))
          return (item.json, ticket)
        } catch let fault as JSONFault {
          refusals += 1
          let refused = RefusedAnswer(
            malformed: bytes, fault.wording.of(line: number), in: speech.languageOfAnswers)
          return (Answer.refused(refused).json, nil)
        } catch OutboxError.refused(let refusal) {
          refusals += 1
          messages.message(refusal.wording.of(line: number))
          return nil
        }
      } write: { (json: String, writer) in
        writer.raw(json)
      }
    }
    if input.isCutOff {
      output.message(.endedByASignalAfterLine, number)
      return .failed
    }
    return refusals > 0 ? .refused : .done
  }

  func outbox(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let path = arguments.value("outbox") ?? "outbox.wal"
    let asked =
      ["retry", "as-new", "edit", "drop", "resolve"].filter { arguments.value($0) != nil }
      + (arguments.has("forget") ? ["forget"] : [])
    guard asked.count <= 1 else {
      throw Usage.exclusive("--\(asked[0])", "--\(asked[1])")
    }
    guard asked.first == "drop" || arguments.value("reason") == nil else {
      throw Usage(.reasonNeedsDrop)
    }
    guard (asked.first == "resolve") == (arguments.value("by") != nil) else {
      throw Usage(.resolveAndByNeedOne)
    }
    guard let asked = asked.first else {
      guard isThere(path) else { throw Self.noOutbox(path) }
      let log = try ClaimsLog(reading: path)
      try log.checkIsOpen()
      let items = try naming(path) { () throws(EventStoreError) in try Outbox.items(in: log) }
      show(items.filter { !$0.isSettled }, arguments, &output)
      return .done
    }
    // Read before the outbox is touched.
    let command = try arguments.value("edit").map { try Self.command(in: $0) }
    let id = try asked == "edit" ? Identifier() : arguments.identifier(asked) ?? Identifier()
    let policy = try arguments.value("by").map { try Self.policy($0, "by") }
    guard isThere(path) else { throw Self.noOutbox(path) }
    try withOutbox(path) { outbox in
      if asked == "forget" { return try forget(in: outbox, arguments, &output) }
      let item: OutboxItem
      switch asked {
      case "retry": item = try outbox.retry(id)
      // A derived id: asking twice queues one command.
      case "as-new":
        item = try outbox.retryAsNew(id, as: Identifier(derivedFrom: "as new", id.text))
      case "drop": item = try outbox.drop(id, reason: arguments.value("reason") ?? "")
      case "resolve": item = try outbox.resolve(id, by: policy ?? .unspecified)
      default:
        guard let command else { return }
        item = try outbox.edit(command)
      }
      output.line(item.json)
    }
    return .done
  }

  /// Destroys the keys of what is settled.
  private func forget(
    in outbox: Outbox<ClaimsLog>, _ arguments: Arguments, _ output: inout Output
  ) throws {
    let settled = try Outbox.items(in: outbox.log).filter(\.isSettled)
    guard try outbox.log.forget(settled.map { .outbox($0.id) }, at: systemClock()) else {
      throw Failure(.textsAreInTheClear, outbox.log.path)
    }
    output.line(
      arguments.has("json")
        ? JSONWriter.object { $0.member("forgotten", settled.count) }
        : output.speech.say(.itemsAreForgotten, settled.count))
  }

  /// Why there is no outbox of that name, and how to make one.
  private static func noOutbox(_ path: String) -> any Error {
    let absent = LogOpenError.absent(path)
    guard case .missing = absent else { return absent }
    return Failure(.thereIsNoSuchFileName, path)
  }

  /// The log is already locked when the outbox is opened. If they are one file, the error must not
  /// say that another process has it open.
  static func refuseOneFile(_ outbox: String, _ log: String) throws(Usage) {
    guard isSameFile(outbox, log) else { return }
    throw Usage(.outboxAndLogNameThe, outbox)
  }

  /// The one command that a file holds.
  private static func command(in path: String) throws -> CommandEnvelope {
    let input = try Input(path)
    guard case .text(let bytes)? = try input.nextLine() else {
      throw Usage(.editExpectedACommandA, Input.lineLimit)
    }
    do throws(JSONFault) { return try CommandEnvelope(json: bytes) } catch {
      throw Usage(error.wording.at("--edit"))
    }
  }

  /// What may be asked for where a command and what others did collide.
  private static let policies: [ConflictPolicy] = [.rebase, .keepLocal, .keepRemote]

  private static func policy(_ name: String, _ option: String) throws(Usage) -> ConflictPolicy {
    guard let policy = ConflictPolicy.named(name), policies.contains(policy) else {
      throw Usage(.expectedRebaseKeepLocalOrKeepRemote, option, name)
    }
    return policy
  }

  func sync(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let path = arguments.value("outbox") ?? "outbox.wal"
    let policy = try arguments.value("on-conflict").map { try Self.policy($0, "on-conflict") }
    var (tried, summary): ([OutboxItem], OutboxSummary) = ([], OutboxSummary())
    // A mistyped name must not make a log or an outbox. An outbox is removed once all is sent.
    guard isThere(arguments.log) else { throw LogOpenError.absent(arguments.log) }
    guard isThere(path) else {
      output.remark(.thereIsNoOutboxNothing, path)
      show([], arguments, &output)
      return .done
    }
    try Self.refuseOneFile(path, arguments.log)
    warnOfSurroundings(around: path, output)
    let code = try writing(to: arguments.log, output) { store in
      try withOutbox(path, OutboxSettings(onConflict: policy), removing: true) { outbox in
        var wanted: [Identifier] = []
        for item in outbox.pending where item.status != .refused {
          // The caller does not want to wait until it is due.
          if item.status == .retry || item.status == .parked { try outbox.retry(item.id) }
          if item.status == .conflict {
            guard let policy else { continue }
            try outbox.resolve(item.id, by: policy)
          }
          wanted.append(item.id)
        }
        let transport = LocalTransport(store)
        _ = try Waiting.value { try await outbox.deliver(over: transport) }
        tried = wanted.compactMap { outbox.item($0) }
        summary = outbox.summary
      }
      return summary.isSettled ? .done : .refused
    }
    show(tried, arguments, &output)
    return code
  }

  private func show(_ items: [OutboxItem], _ arguments: Arguments, _ output: inout Output) {
    if arguments.has("json") {
      for item in items { output.line(item.json) }
      return
    }
    for item in items {
      let name = (try? item.envelope())?.command.name
      var line = item.id.text + "  " + output.speech.name(of: item.status).padded(to: 12) + "  "
      line += name.map { output.speech.label(ofVerb: $0) } ?? "?"
      if !item.reasons.isEmpty {
        line += "  " + printable(output.speech.text(for: item.reasons))
      } else if let fault = item.fault {
        line += "  " + printable(Words(output.speech.language).text(for: fault))
      }
      output.line(line)
    }
    let speech = output.speech
    output.line(
      output.dim(
        Phrase.count(items.count, .oneCommand, .manyCommands)[speech.language]))
  }

  /// Opens an outbox, and closes its log also if `body` throws.
  ///
  /// - Parameter removing: whether it is removed once nothing waits in it: under its lock, so that no command is
  ///   queued in a removed file.
  func withOutbox(
    _ path: String, _ settings: OutboxSettings = OutboxSettings(), isOnline: Bool = true,
    encrypting: Bool = false, removing: Bool = false, _ body: (Outbox<ClaimsLog>) throws -> Void
  ) throws {
    var options = try LogOptions(writing: path, encrypting: encrypting)
    // An outbox is removed once nothing waits in it, and its keyring with it.
    options.replacesKeyring = .outbox
    let file = try WriteAheadLog.open(path, options: options)
    let log: ClaimsLog
    do { log = try naming(path) { () throws(EventStoreError) in try SealedLog(file) } } catch {
      try? file.close()
      throw error
    }
    let isDone: Bool
    do {
      let outbox = try naming(path) { () throws(EventStoreError) in
        try Outbox(log, settings: settings, isOnline: isOnline, clock: systemClock)
      }
      try body(outbox)
      isDone = removing && outbox.summary.isSettled
    } catch {
      try? log.close()
      if case OutboxError.store(let failure) = error { throw failure }
      throw error
    }
    if isDone { try file.remove() } else { try log.close() }
  }
}

extension Arguments {
  /// - Throws: `Usage` if the value is no UUID.
  fileprivate func identifier(_ name: String) throws(Usage) -> Identifier? {
    guard let text = value(name) else { return nil }
    guard let id = Identifier(text) else {
      throw Usage(.expectedTheUUIDOfA, name, text)
    }
    return id
  }
}
