import ClaimsDomain
import EventSourcing

extension CommandEnvelope {
  /// What is wrong with a command before anything is known about its stream; nil if nothing is.
  func malformation(_ record: CommandRecord, recorded: Instant) -> Reason? {
    // Size first: what is too large is not recorded, whatever else is wrong with it.
    let names = actor.text.utf8.count + importedBy.text.utf8.count + person.text.utf8.count
    let size = record.payload.count + names
    if size > CommandEnvelope.payloadLimit {
      return Reason(
        .commandTooLarge, expected: "at most \(CommandEnvelope.payloadLimit) bytes",
        found: "\(size) bytes")
    }
    if id == Identifier() {
      return Reason(.malformedCommand, expected: "id: a UUID that is not all zeros")
    }
    if let expected = expectedTarget { return Reason(.malformedCommand, expected: expected) }
    if namesSomebody {
      return Reason(.anonymityMismatch, expected: "nobody's id with the role anonymous")
    }
    // Before version 6 this was not checked.
    if isTied, record.deciderVersion > 5 {
      return Reason(.anonymityMismatch, expected: "no correlation id in the role anonymous")
    }
    if let path = unseenText(record) {
      return Reason(.malformedCommand, expected: path + ": a text that can be seen, or none")
    }
    if role == .anonymous { return lateness(at: recorded) }
    if actor.isEmpty || actor.text.utf8.count > ActorID.maximumBytes {
      return Reason(.malformedCommand, expected: "actor.id: 1 to \(ActorID.maximumBytes) bytes")
    }
    if importedBy.text.utf8.count > ActorID.maximumBytes {
      return Reason(
        .malformedCommand, expected: "importedBy: at most \(ActorID.maximumBytes) bytes")
    }
    return lateness(at: recorded)
  }

  /// Where it has a text of which nothing is seen, which no guard must take for one: since version 8.
  /// What is imported says what its source says.
  private func unseenText(_ record: CommandRecord) -> String? {
    guard record.deciderVersion > 7, importedBy.isEmpty,
      record.payload.mayHoldUnseenText
    else {
      return nil
    }
    // Hardly any command has one: to list all fields of each took a quarter of its time.
    var search = UnseenTextSearch()
    do throws(WireError) { try command.union.visitPayload(&search) } catch {}
    guard search.hasFound else { return nil }
    return fieldRows(command.union).first { $0.value.isUnseen }?.path
  }

  private func lateness(at recorded: Instant) -> Reason? {
    guard let effective, effective > recorded else { return nil }
    return Reason(
      .effectiveInFuture, expected: "at most " + recorded.text, found: effective.text)
  }

  /// Whether it is anonymous and names a person. Such a command is rejected before anything of it
  /// is written, since a log keeps refused commands, too.
  var namesSomebody: Bool {
    guard role == .anonymous else { return false }
    if !actor.isEmpty || !importedBy.isEmpty || !person.isEmpty { return true }
    if case .report(let command) = command { return command.namesSomebody }
    return false
  }

  /// Whether it is anonymous and tied to other commands, which may have come with a name.
  private var isTied: Bool { role == .anonymous && correlation != Identifier() }

  /// Whether a refusal of it may be written. Nothing of an anonymous sender may lead to a name: a
  /// command that only named people send is full of names, and a command that a named sender sends
  /// as the anonymous reporter would identify them, as would one that leads to an anonymous report
  /// that the sender cannot see, or goes to one that is not there yet.
  func mayBeKept(on logState: LogState) -> Bool {
    guard role == .anonymous else {
      return !revealsReporter(on: logState) && !isToUnseenReport(on: logState)
    }
    return !namesSomebody && !isTied && command.mayEverBeSent(as: role)
  }

  /// Whether a named sender begins an anonymous report, or brings the receipt of one or to
  /// one: a reporter who is still signed in, say.
  func revealsReporter(on logState: LogState) -> Bool {
    guard case .report(let command) = command else { return false }
    if case .startReport(let start) = command, start.isAnonymous { return true }
    guard !command.receipt.isEmpty else { return false }
    return [stream.id, logState.report(withReceipt: command.receipt)].contains { id in
      id.flatMap { logState.reports[$0]?.state.isAnonymous } ?? false
    }
  }

  /// Whether its report has no name and is none that the sender works on, or is not there yet. Until
  /// it is handed in, nobody but its reporter knows of it. What begins a report with a name is the
  /// sender's own; a process is nobody.
  private func isToUnseenReport(on logState: LogState) -> Bool {
    guard role != .system, let id = namedReport else { return false }
    guard let report = logState.reports[id]?.state else {
      if case .report(.startReport) = command { return false }
      return command.category == .report
    }
    guard report.isAnonymous else { return false }
    let access = ReaderRoles(of: actor, in: logState.actors).only([role])
    return report.submittedAt == nil || access.redaction(of: report, ReportDecider.self) == nil
  }

  /// The report that it goes to, or that it says a claim comes of.
  private var namedReport: Identifier? {
    switch command {
    case .report: stream.id
    case .claim(.openDraft(let open)): open.origin
    default: nil
    }
  }

  /// What its stream should be and is not.
  private var expectedTarget: String? {
    switch command {
    case .actor(let command):
      if stream != .actor(person) { return "person: whose stream it is" }
      if case .registerActor(let register) = command, register.actor != person {
        return "person: whom the command registers"
      }
      return nil
    case .rules: return stream == .rules ? nil : "the stream of the rules"
    case .catalog: return stream == .catalogs ? nil : "the stream of the catalogs"
    default:
      let category = command.category
      guard stream.category != category || stream.id == Identifier() else { return nil }
      let word = category.word?.description ?? ""
      return word
        + (stream.category == category
          ? ": a UUID that is not all zeros" : ": a \(word)'s stream")
    }
  }
}

extension [UInt8] {
  /// Whether there is what may be the beginning of a character, beyond ASCII, of which nothing is seen. One id in
  /// eight has such bytes, too.
  var mayHoldUnseenText: Bool {
    withUnsafeBytes { bytes in
      var at = 0
      while at < bytes.count {
        // Most are ASCII: eight at a time.
        while at + 8 <= bytes.count,
          bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          at += 8
        }
        let end = Swift.min(at + 8, bytes.count)
        while at < end {
          if Unicode.Scalar.mayBegin(unseen: bytes[at]), at + 1 < bytes.count,
            UTF8.isContinuation(bytes[at + 1])
          {
            return true
          }
          at += 1
        }
      }
      return false
    }
  }
}

extension Unicode.Scalar {
  /// Whether a byte may be the first of a character, beyond ASCII, of which nothing is seen.
  static func mayBegin(unseen byte: UInt8) -> Bool {
    switch byte {
    case 0xc2, 0xcd, 0xd8, 0xe1, 0xe2, 0xe3, 0xef, 0xf0, 0xf3: true
    default: false
    }
  }
}

/// Whether a message has a text of which nothing is seen.
private struct UnseenTextSearch: LeafIgnoringVisitor, ~Copyable {
  static var showsNames: Bool { true }
  private(set) var hasFound = false

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) { try value.visitLeaf(&self) }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    for place in value.indices { try value[place].visitLeaf(&self) }
  }

  mutating func leaf(_ value: inout String) { hasFound = hasFound || value.isUnseen }
  mutating func leaf(_ value: inout ShortCode) { hasFound = hasFound || value.text.isUnseen }
}
