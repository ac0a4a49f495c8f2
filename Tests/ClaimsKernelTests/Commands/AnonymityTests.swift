import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Testing

/// The invariant I16, of every command that there is.
@Suite("What comes without a name")
struct AnonymityTests {
  private static let name = "nora.nameless"
  /// What a named sender has sent a command under.
  private static let tie = Identifier(high: 0xa406, low: 1)
  private let nobody = ActorID()

  /// Every command, with the name in every field that takes one; in other texts as well, if
  /// no anonymous sender writes a text of their own there.
  private static let commands: [DomainCommand] =
    filled(ClaimCommand.self).map { .claim($0) } + filled(ActorCommand.self).map { .actor($0) }
    + filled(RulesCommand.self).map { .rules($0) }
    + filled(CatalogCommand.self).map { .catalog($0) }
    + filled(DocumentCommand.self).map { .document($0) }
    + filled(ReportCommand.self).map { .report($0) }
    + filled(AccidentCommand.self).map { .accident($0) }
    + filled(PropertyCommand.self).map { .property($0) }
    + filled(QuizCommand.self).map { .quiz($0) } + filled(LeadCommand.self).map { .lead($0) }
    + filled(ActivityCommand.self).map { .activity($0) }

  private static func filled<U: Union>(_ union: U.Type) -> [U] {
    U.Kind.allCases.flatMap { kind in
      [false, true].compactMap { inTexts in
        var filler = NameFiller(name: name, inTexts: inTexts)
        return try? U.read(kind, from: &filler)
      }
    }
  }

  private func envelope(_ command: DomainCommand, _ number: Int) -> CommandEnvelope {
    let person = ActorID(Self.name)
    let stream: StreamID =
      switch command {
      case .actor: .actor(person)
      case .rules: .rules
      case .catalog: .catalogs
      default: StreamID(command.category, Identifier(high: 0xa404, low: 1))
      }
    var envelope = CommandEnvelope(
      id: Identifier(high: 0xa403, low: UInt64(number + 1)), actor: nobody, role: .anonymous,
      stream: stream, command: command)
    if case .actor = command { envelope.person = person }
    return envelope
  }

  @Test(
    "leaves nothing in the log that leads to one, whatever the command is and how it is refused")
  func everyCommand() throws {
    let log = InMemoryEventStore()
    let kernel = try kernel(log, clock: tickingClock().read)
    #expect(Set(Self.commands.map(\.name.description)) == Set(DomainCommand.verbs))
    for (number, command) in Self.commands.enumerated() {
      // Its own text may say anything.
      let isTheirs = command.mayEverBeSent(as: .anonymous)
      if isTheirs, number % 2 == 1 { continue }
      for change in [
        { _ in }, { $0.actor = ActorID(Self.name) }, { $0.importedBy = ActorID(Self.name) },
        { $0.person = ActorID(Self.name) }, { $0.correlation = Self.tie },
      ] as [(inout CommandEnvelope) -> Void] {
        var envelope = envelope(command, number)
        change(&envelope)
        let answer: Answer = try kernel.send(envelope)
        let isNamed =
          !envelope.actor.isEmpty || !envelope.importedBy.isEmpty
          || envelope.correlation == Self.tie
        if answer.isAccepted { #expect(isTheirs && !isNamed, "\(command.name)") }
        if isNamed { #expect(answer.codes == [.anonymityMismatch], "\(command.name)") }
      }
    }
    #expect(try Self.traces(in: log) == [])
  }

  @Test("and no mistake of a signed-in reporter is kept: neither in full nor counted")
  func slips() throws {
    let log = InMemoryEventStore()
    let limits = RefusalLimits(count: 2)
    let kernel = try kernel(log, refusals: limits, clock: tickingClock().read)
    let (report, receipt) = (Identifier(high: 0xa404, low: 1), [UInt8](repeating: 7, count: 32))
    func send(
      _ command: ReportCommand, _ actor: String, _ role: Role, _ number: Int,
      to stream: Identifier = report
    ) throws -> Answer {
      var envelope = envelope(.report(command), number)
      (envelope.actor, envelope.role, envelope.stream) = (ActorID(actor), role, .report(stream))
      return try kernel.send(envelope)
    }
    let start = StartReport(isAnonymous: true, receipt: receipt)
    #expect(try send(.startReport(start), "carla", .claimant, 0).codes == [.anonymityMismatch])
    #expect(try send(.startReport(start), "", .anonymous, 1).isAccepted)
    let before = try Self.refusals(in: log)
    #expect(before == [])
    let slips: [(ReportCommand, RefusalCode)] = [
      (.editReport(EditReport(IncidentDetails(impact: "ninguno"), receipt: receipt)), .notFound),
      (.addReportAttachment(AddReportAttachment(name: "a.png", receipt: receipt)), .notFound),
      (.submitReport(SubmitReport(receipt: receipt)), .notFound),
      (.discardReport(DiscardReport(receipt: receipt)), .notFound),
      (.startReport(start), .idTaken),
    ]
    for (number, (command, code)) in slips.enumerated() {
      #expect(try send(command, "carla", .claimant, 10 + number).codes == [code])
      // Nor under an id that the reporter used before.
      #expect(try send(command, "carla", .claimant, 1).codes == [.commandIdReused])
    }
    // Nor if only the receipt leads to the report.
    let named = StartReport(receipt: receipt)
    let other = Identifier(high: 0xa404, low: 2)
    #expect(
      try send(.startReport(named), "carla", .claimant, 20, to: other).codes == [.idTaken])
    try kernel.recordCountedRefusals()
    #expect(try Self.refusals(in: log) == [])
    // Nor without the receipt: no other claimant knows that the report is there.
    #expect(try send(.submitReport(SubmitReport()), "carla", .claimant, 30).codes == [.notFound])
    try kernel.recordCountedRefusals()
    #expect(try Self.refusals(in: log) == [])
    // Nor from anybody else with a name, nor where it is given as a claim's origin.
    let people: [(String, Role)] = [
      ("hugo", .handler), ("hugo", .payer), ("ada", .administrator), ("gina", .agent),
      ("nobody", .auditor),
    ]
    let notThere = Identifier(high: 0xa404, low: 9)
    for (number, (actor, role)) in people.enumerated() {
      for (place, stream) in [report, notThere].enumerated() {
        for (turn, command) in [
          .submitReport(SubmitReport()), .discardReport(DiscardReport()),
          .addAdminNote(AddAdminNote(text: "x")),
        ].enumerated() as EnumeratedSequence<[ReportCommand]> {
          let id = 100 + number * 10 + place * 5 + turn
          #expect(try !send(command, actor, role, id, to: stream).codes.isEmpty)
        }
      }
    }
    var claim = envelope(.claim(.openDraft(OpenDraft(origin: report))), 200)
    (claim.actor, claim.role) = (ActorID("carla"), .claimant)
    let answer: Answer = try kernel.send(claim)
    #expect(answer.codes.contains(.originNotFound))
    try kernel.recordCountedRefusals()
    #expect(try Self.refusals(in: log) == [])
    // Nor from the staff, who may add to any report: but not with its reporter's receipt.
    let details = IncidentDetails(
      attackType: "email", incidentDate: Instant(nanoseconds: 1), incidentPrecision: .day,
      description: "A message that looked like the bank's", impact: "robo_dinero")
    #expect(
      try send(.editReport(EditReport(details, receipt: receipt)), "", .anonymous, 40).isAccepted)
    #expect(try send(.submitReport(SubmitReport(receipt: receipt)), "", .anonymous, 41).isAccepted)
    var file = AddReportAttachment(
      name: "a.png", mime: "image/png", bytes: 5_000, sha256: [UInt8](repeating: 1, count: 32),
      receipt: receipt)
    #expect(
      try send(.addReportAttachment(file), "hugo", .handler, 42).codes == [.anonymityMismatch])
    #expect(try Self.refusals(in: log) == [])
    #expect(try send(.submitReport(SubmitReport()), "carla", .claimant, 44).codes == [.notFound])
    // Nor one that comes before the report is there.
    let next = Identifier(high: 0xa404, low: 3)
    #expect(
      try send(.submitReport(SubmitReport()), "carla", .claimant, 45, to: next).codes
        == [.notFound])
    try kernel.recordCountedRefusals()
    #expect(try Self.refusals(in: log) == [])
    // The staff see it.
    #expect(
      try send(.submitReport(SubmitReport()), "hugo", .handler, 46).codes == [.notAuthorised])
    #expect(try Self.refusals(in: log) == ["submitReport"])
    file.receipt = []
    #expect(try send(.addReportAttachment(file), "hugo", .handler, 43).isAccepted)
  }

  /// The verbs of the commands whose refusals are kept, or counted.
  private static func refusals(in log: InMemoryEventStore) throws -> [String] {
    var found: [String] = []
    try log.forEachEntry(after: .start) { entry in
      if entry.refusal != nil {
        found.append((try? CommandEnvelope(entry.command))?.command.name.description ?? "a count")
      }
      return true
    }
    return found
  }

  @Test("is recorded when refused, if it is theirs to send and names no one")
  func theirOwn() throws {
    let log = InMemoryEventStore()
    let kernel = try kernel(log, clock: tickingClock().read)
    let start = DomainCommand.report(.startReport(StartReport(isAnonymous: true)))
    let answer: Answer = try kernel.send(envelope(start, 0))
    #expect(answer.codes == [.missingRequiredFields])
    // A named sender is recorded by name: this is how a trace is found.
    var named = envelope(.claim(.openDraft(OpenDraft(claimant: ActorID(Self.name)))), 1)
    (named.actor, named.role) = (ActorID("hugo"), .handler)
    let refused: Answer = try kernel.send(named)
    #expect(refused.codes == [.notAuthorised])
    #expect(try Self.traces(in: log) == ["openDraft"])
    var refusals = 0
    try log.forEachEntry(after: .start) { entry in
      if entry.refusal != nil { refusals += 1 }
      return true
    }
    #expect(refusals == 2)
  }

  /// The verbs of the entries that hold the name anywhere.
  static func traces(in log: InMemoryEventStore) throws -> [String] {
    var found: [String] = []
    try log.forEachEntry(after: .start) { entry in
      let command = entry.command
      var bytes = command.payload + (entry.refusal ?? [])
      for text in [command.actor.text, command.importedBy.text, command.person.text] {
        bytes += Array(text.utf8)
      }
      for event in entry.events { bytes += event.payload }
      if bytes.contains(Array(name.utf8)) || command.correlation == tie {
        found.append((try? CommandEnvelope(command))?.command.name.description ?? "?")
      }
      return true
    }
    return found
  }
}

/// Fills what takes a name with it.
private struct NameFiller: FieldVisitor {
  let name: String
  let inTexts: Bool

  private mutating func fill<V: FieldValue>(_ value: inout V) throws(WireError) {
    if let person = ActorID(name) as? V { value = person } else { try value.visitLeaf(&self) }
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) { try fill(&value) }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    var present = V()
    try fill(&present)
    value = present
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    var element = V()
    try fill(&element)
    value = [element]
  }

  mutating func leaf(_ value: inout Bool) { value = true }
  mutating func leaf(_ value: inout Int64) { value = 1 }
  mutating func leaf(_ value: inout UInt64) { value = 1 }
  mutating func leaf(_ value: inout String) { value = inTexts ? "by \(name)" : "text" }
  mutating func leaf(_ value: inout ShortCode) throws(WireError) {
    guard let code = ShortCode("EUR") else { throw .unreadable(["no code", "ningún código"]) }
    value = code
  }
  mutating func leaf(_ value: inout [UInt8]) { value = [UInt8](repeating: 1, count: 32) }
  mutating func leaf(_ value: inout Identifier) { value = Identifier(high: 0xa405, low: 1) }
  mutating func leaf(_ value: inout Instant) { value = start }
  mutating func leaf(_ value: inout LocalDate) { value = start.dayUTC }
  mutating func leaf<E: CodedEnum>(_ value: inout E) { value = E.allCases.last ?? value }
  mutating func leaf<M: Message>(_ value: inout M) throws(WireError) { try value.visit(&self) }
}
