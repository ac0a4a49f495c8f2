import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import ClaimsStoreTesting
import EventSourcing
import StateMachineTesting
import Testing

@Suite("The guide to testing a store")
struct StoreTestingGuideTests {
  private let called = note(2, "called")
  private let id = claim(1)

  @Test("everything that a command leads to is stated")
  func stating() throws {
    let test = try TestStore(given: people + [draft()])
    try test.send(called, events: [.claim(.noteAdded(NoteAdded(text: "called")))]) { expected in
      expected.claim(id) { $0.notes = 1 }
    }
    try test.refuse(note(3, " "), reasons: [Reason(.emptyText)])
    try test.finish()
  }

  @Test("time and identifiers are the test's")
  func controlled() throws {
    let clock = ControlledClock(.aQuietMorning, step: .seconds(1))
    let ids = NumberedIdentifiers(0xabc)
    let test = try TestStore(given: people, clock: clock)
    clock.advance(by: .seconds(3600))
    #expect(test.store.kernel.clock() >= Instant.aQuietMorning)
    #expect(ids.next() == ids[1])
  }

  @Test("the log fails when it is told to, and so does the way to another store")
  func faults() async throws {
    let test = try TestStore(given: people + [draft()])
    test.log.fail(.append(1), with: .closed)
    try test.fail(called, with: .closed)

    let transport = FailingTransport(LocalTransport(test.store))
    transport.fail(request: 1, .answerLost)
    let fault = await #expect(throws: TransportFault.self) { try await transport.send(called) }
    #expect(fault?.kind == .timeout)
    try test.received(in: .claim(id), [.claim(.noteAdded(NoteAdded(text: "called")))]) {
      $0.claim(id) { $0.notes = 1 }
    }
    guard case .accepted(let receipt) = try await transport.send(called) else { return }
    #expect(receipt.repeated)
  }
}
