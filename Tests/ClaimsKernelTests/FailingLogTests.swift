import ClaimsDomain
import ClaimsKernel
import EventSourcing
import StateMachineTesting
import Testing

@Suite("A kernel whose log fails")
struct FailingLogTests {
  private typealias Log = FailingEventStore<InMemoryEventStore>

  private let log = Log(InMemoryEventStore())
  private let clock = ControlledClock(start)

  private func newKernel() throws(EventStoreError) -> ClaimsKernel<Log> {
    try kernel(log, clock: clock.read)
  }

  /// Sends from this thread, without a task.
  private func send<Store: EventStore>(
    _ command: CommandEnvelope, to kernel: ClaimsKernel<Store>
  ) throws(EventStoreError) -> Answer { try kernel.send(command) }

  /// The script's answers if nothing fails.
  private func goodAnswers(_ script: Script) throws -> [Answer] {
    let kernel = try kernel(InMemoryEventStore(), clock: clock.read)
    return try script.commands.map { try send($0, to: kernel) }
  }

  @Test(
    "at whichever append: the command throws, nothing has happened, and sent again it is answered",
    arguments: 1...16)
  func append(number: Int) throws {
    let (script, kernel) = (Script.wholeLife(), try newKernel())
    log.fail(.append(number), with: .entryTooLarge(bytes: 9, limit: 8))
    var answers: [Answer] = []
    for (place, command) in script.commands.enumerated() {
      if place == number - 1 {
        let before = try kernel.query { $0.claims[claimID(1)] }
        #expect(throws: EventStoreError.entryTooLarge(bytes: 9, limit: 8)) {
          try send(command, to: kernel)
        }
        #expect(try kernel.query { $0.claims[claimID(1)] } == before)
      }
      answers.append(try send(command, to: kernel))
    }
    #expect(answers == (try goodAnswers(script)))
    #expect(log.calls.appends == 6 + 18)
    let kept = try kernel.query { $0.claims[claimID(1)] }
    #expect(try ClaimTable(folding: log)[claimID(1)] == kept)
  }

  @Test("nothing is answered or shown that rests on a commit which did not become durable")
  func durability() async throws {
    let (script, kernel) = (Script.wholeLife(), try newKernel())
    #expect(try send(script.commands[0], to: kernel).isAccepted)
    log.fail(.durability(ofAppend: 1), with: .poisoned(reason: "a test"))
    await #expect(throws: EventStoreError.poisoned(reason: "a test")) {
      try await kernel.send(script.commands[1])
    }
    #expect(throws: EventStoreError.poisoned(reason: "a test")) {
      try kernel.query { $0.claims[claimID(1)] }
    }
    #expect(throws: EventStoreError.poisoned(reason: "a test")) {
      try kernel.permissions(of: ActorID("carla"), as: .claimant, on: .claim(claimID(1)))
    }
    // What was written after all is found on reopening, and the command is told that it was.
    let reopened = try ClaimsKernel(log.base, clock: clock.read)
    guard case .accepted(let receipt) = try send(script.commands[1], to: reopened) else {
      Issue.record("the command was not answered with its receipt")
      return
    }
    #expect(receipt.repeated)
    #expect(log.base.head.position == Position(8))
  }

  @Test("a wait that fails leaves the commit: the command sent again has its receipt")
  func wait() async throws {
    let (script, kernel) = (Script.wholeLife(), try newKernel())
    log.fail(.wait(1), with: .closed)
    await #expect(throws: EventStoreError.closed) { try await kernel.send(script.commands[0]) }
    guard case .accepted(let receipt) = try await kernel.send(script.commands[0]) else {
      Issue.record("the command was not answered with its receipt")
      return
    }
    #expect(receipt.repeated)
    #expect(log.head.position == Position(7))
  }

  @Test("while the log fails in everything every command and question does; then all goes on")
  func everyCall() throws {
    let (script, kernel) = (Script.wholeLife(), try newKernel())
    var answers = try script.commands.prefix(4).map { try send($0, to: kernel) }
    log.fail(.everyCall, with: .closed)
    for command in script.commands {
      #expect(throws: EventStoreError.closed) { try send(command, to: kernel) }
    }
    #expect(throws: EventStoreError.closed) { try kernel.query { $0.claims[claimID(1)] } }
    #expect(throws: EventStoreError.closed) { try newKernel() }
    log.heal()
    answers += try script.commands.dropFirst(4).map { try send($0, to: kernel) }
    #expect(answers == (try goodAnswers(script)))
  }

  @Test(
    "a client that sends again whatever threw finds each command done once",
    arguments: 1...20 as ClosedRange<UInt64>)
  func persistence(seed: UInt64) throws {
    let (kernel, identifiers) = (try newKernel(), SeededIdentifiers(seed: seed))
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let command = CommandEnvelope(
        id: identifiers.next(), actor: ActorID("carla"), role: .claimant,
        claim: identifiers.next(),
        command: .openDraft(OpenDraft(type: .auto, claimed: euros(1))))
      if Bool.random(using: &random) { log.fail(.append(1)) }
      if Bool.random(using: &random) { log.fail(.wait(1)) }
      var answer: Answer?
      for _ in 0..<3 where answer == nil { answer = try? send(command, to: kernel) }
      #expect(answer?.isAccepted == true)
    }
    #expect(log.head.position == Position(56))
    #expect(try ClaimTable(folding: log).count == 50)
  }
}
