import ClaimsDomain
import ClaimsKernel
import EventSourcing
import StateMachineTesting

/// A log with documents, claims that rely on them, and the actors on either.
struct House<Log: EventStore> {
  let log: Log
  let clock: ControlledClock
  private(set) var kernel: ClaimsKernel<Log>
  private var sent: UInt64 = 0

  init(_ log: Log, _ clock: ControlledClock) throws {
    (self.log, self.clock) = (log, clock)
    kernel = try registered(log, clock)
    for (name, role) in [("vera", Role.verifier), ("clock", .system), ("agnes", .agent)] {
      let register = RegisterActor(actor: ActorID(name), name: name, roles: [role])
      sent += 1
      let _: Answer = try kernel.send(
        CommandEnvelope(
          id: Identifier(high: 0x2d, low: sent), actor: ActorID("ada"), role: .administrator,
          person: ActorID(name), command: .registerActor(register)))
    }
  }

  /// Opens the log anew, as after a crash.
  mutating func reopen() throws { kernel = try ClaimsKernel(log, clock: clock.read) }

  @discardableResult
  mutating func send(
    _ actor: String, _ role: Role, _ command: DomainCommand, to stream: StreamID
  ) throws -> Answer {
    sent += 1
    return try kernel.send(
      CommandEnvelope(
        id: Identifier(high: 0x2d, low: sent), actor: ActorID(actor), role: role, stream: stream,
        command: command))
  }

  /// A verified document of Carla's.
  mutating func document(_ number: UInt64, until: String = "2027-01-31") throws {
    let stream = StreamID.document(documentID(number))
    var page = DocumentPage(id: Identifier(high: 0xba, low: number), name: "page.pdf")
    page.mime = "application/pdf"
    page.bytes = 1000
    page.sha256 = [UInt8](repeating: UInt8(number), count: 32)
    page.url = "blobs/\(number)"
    let details = DocumentDetails(
      type: "id", title: "Passport", validUntil: LocalDate(until))
    let commands: [(String, Role, DocumentCommand)] = [
      ("carla", .claimant, .startDocument(StartDocument(details: details))),
      ("carla", .claimant, .addPage(AddPage(page: page))),
      ("carla", .claimant, .submitDocument(SubmitDocument())),
      ("vera", .verifier, .verifyDocument(VerifyDocument())),
    ]
    for (actor, role, command) in commands {
      try require(try send(actor, role, .document(command), to: stream))
    }
  }

  /// A claim of Carla's that refers to documents, accepted by Hugo.
  mutating func claim(_ number: UInt64, documents: [UInt64], accepted: Bool = true) throws {
    let stream = StreamID.claim(claimID(number))
    var commands: [(String, Role, ClaimCommand)] = [
      (
        "carla", .claimant,
        .openDraft(
          OpenDraft(
            type: .auto, title: "Rear-end", claimed: euros(900), lossDate: LocalDate("2026-02-28")))
      )
    ]
    commands += documents.map {
      ("carla", .claimant, .referenceDocument(ReferenceDocument(document: documentID($0))))
    }
    commands.append(("carla", .claimant, .submit(Submit())))
    if accepted {
      commands.append(("hugo", .handler, .acceptIntake(AcceptIntake(handler: ActorID("hugo")))))
    }
    for (actor, role, command) in commands {
      try require(try send(actor, role, .claim(command), to: stream))
    }
  }

  private func require(_ answer: Answer) throws {
    guard answer.isAccepted else { throw Unexpected(answer: answer) }
  }

  struct Unexpected: Error { let answer: Answer }

  /// The events of the log after a position, by their streams and names.
  func events(after position: Position) throws -> [String] {
    var names: [String] = []
    try log.forEachEntry(after: position) { entry throws(EventStoreError) in
      for stored in entry.events {
        let name =
          (try? DomainEvent(
            category: stored.stream.category, type: stored.type, payload: stored.payload))?.name
          .description ?? "?"
        names.append("\(stored.stream.category.number):\(stored.stream.id.low) \(name)")
      }
      return true
    }
    return names
  }
}

func documentID(_ number: UInt64) -> Identifier { Identifier(high: 0xd0c, low: number) }

/// Initialisers cannot call the function of their property's name.
func registered<Log: EventStore>(
  _ log: Log, _ clock: ControlledClock
) throws(EventStoreError) -> ClaimsKernel<Log> { try kernel(log, clock: clock.read) }
