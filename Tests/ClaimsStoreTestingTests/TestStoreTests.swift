import ClaimsDomain
import ClaimsKernel
import ClaimsStoreTesting
import EventSourcing
import StateMachineTesting
import Testing

@Suite("The test store")
struct TestStoreTests {
  /// What a failing statement says, without its first line.
  private func findings(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "passed"
    } catch let failure as TestStoreFailure {
      return failure.findings.joined(separator: "\n")
    } catch { return "\(error)" }
  }

  private func state(_ draft: inout Claim) {
    draft.status = .draft
    draft.type = .auto
    draft.title = "Rear-end"
    draft.claimed = Money(90_000, euro)
    draft.reserve.currency = euro
    draft.approved.currency = euro
    draft.paid.currency = euro
    draft.lossDate = LocalDate(daysSinceEpoch: 20_500)
    draft.claimant = ActorID("carla")
  }

  @Test("a test that states every event and every change passes")
  func whole() throws {
    let test = try TestStore(given: people)
    let receipt = try test.send(draft(), events: [.claim(drafted)]) { expected in
      expected.claim(claim(1)) { state(&$0) }
    }
    #expect(receipt.events == [.claim(.claimDrafted)])
    try test.send(note(2, "called"), events: [.claim(.noteAdded(NoteAdded(text: "called")))]) {
      $0.claim(claim(1)) { $0.notes = 1 }
    }
    try test.finish()
  }

  @Test("an event that is left out fails with what it says, and so do the changes it brings")
  func leftOut() throws {
    let test = try TestStore(given: people + [draft()])
    #expect(
      findings { try test.send(note(2, "called"), events: []) } == """
        events
          1  NoteAdded of claim \(claim(1).text) was left out
               text: called
        changes of claim \(claim(1).text)
          notes: 0 → 1 was left out
        """)
  }

  @Test("the first line says what was done, and at which line of the test")
  func place() throws {
    let test = try TestStore(given: people + [draft()])
    let line = #line + 1
    let failure = #expect(throws: TestStoreFailure.self) {
      try test.send(note(2, "called"), events: [])
    }
    #expect(failure?.head == "addNote, TestStoreTests.swift:\(line)")
    #expect(
      failure?.description.hasPrefix("addNote, TestStoreTests.swift:\(line):\nevents\n") == true)
  }

  @Test("a change that is left out fails, though its event is stated")
  func changeLeftOut() throws {
    let test = try TestStore(given: people + [draft()])
    #expect(
      findings {
        try test.send(note(2, "called"), events: [.claim(.noteAdded(NoteAdded(text: "called")))])
      } == """
        changes of claim \(claim(1).text)
          notes: 0 → 1 was left out
        """)
  }

  @Test("a wrong value fails with what was stated and what was found")
  func wrongValue() throws {
    let test = try TestStore(given: people + [draft()])
    #expect(
      findings {
        try test.send(note(2, "called"), events: [.claim(.noteAdded(NoteAdded(text: "wrote")))]) {
          $0.claim(claim(1)) { claim in
            claim.notes = 2
            claim.title = "Collision"
            claim.lossDate = nil
          }
        }
      } == """
        events
          1  NoteAdded of claim \(claim(1).text) is not as it was stated
               text: stated wrote, found called
        changes of claim \(claim(1).text)
          title: stated Rear-end → Collision, but it did not change
          lossDate: stated 2026-02-16 → nothing, but it did not change
          notes: stated 0 → 2, found → 1
        """)
  }

  @Test("an event that does not come, and one of another kind, fail")
  func otherEvents() throws {
    let test = try TestStore(given: people + [draft()])
    let text = "claim \(claim(1).text)"
    #expect(
      findings {
        try test.send(
          note(2, "called"), events: [.claim(drafted), .claim(drafted)]
        ) { $0.claim(claim(1)) { $0.notes = 1 } }
      } == """
        events
          1  stated ClaimDrafted of \(text), found NoteAdded of \(text)
          2  stated ClaimDrafted of \(text), found nothing
        """)
  }

  @Test("a change of a stream in which nothing happened fails")
  func otherStream() throws {
    let test = try TestStore(given: people + [draft(), draft(2)])
    #expect(
      findings {
        try test.send(note(3, "called"), events: [.claim(.noteAdded(NoteAdded(text: "called")))]) {
          $0.claim(claim(1)) { $0.notes = 1 }
          $0.claim(claim(2)) { $0.notes = 1 }
        }
      } == """
        changes of claim \(claim(2).text)
          notes: stated 0 → 1, but it did not change
        """)
  }

  @Test("a statement that failed may be made again, corrected")
  func again() throws {
    let test = try TestStore(given: people + [draft()])
    _ = findings { try test.send(note(2, "called"), events: []) }
    try test.received(in: .claim(claim(1)), [.claim(.noteAdded(NoteAdded(text: "called")))]) {
      $0.claim(claim(1)) { $0.notes = 1 }
    }
    try test.finish()
  }

  @Test("a command that is refused fails if acceptance was stated, and the other way round")
  func refused() throws {
    let test = try TestStore(given: people)
    #expect(
      findings { try test.send(note(2, "called"), events: []) } == """
          refused: not found: found \(claim(1).text)
        """)
    #expect(findings { try test.refuse(draft(), reasons: []) } == "  accepted: ClaimDrafted")
  }

  @Test("a refusal for other reasons than were stated fails with both")
  func otherReasons() throws {
    let test = try TestStore(given: people)
    let missing = Reason(.notFound, found: claim(1).text)
    try test.refuse(note(2, "called"), reasons: [missing])
    #expect(
      findings { try test.refuse(note(2, "called"), reasons: [Reason(.notParty)]) } == """
        refusals
          1  stated this actor is not a party to it, found not found: found \
        \(claim(1).text)
        """)
  }

  @Test("refusals given to another sender are stated too")
  func othersRefusals() throws {
    let test = try TestStore(given: people)
    let _: Answer = try test.store.send(note(2, "called"))
    let reasons = [Reason(.notFound, found: claim(1).text)]
    #expect(
      findings { try test.receivedNothing() } == """
        refusals
          1  stated nothing, found not found: found \(claim(1).text)
        """)
    try test.receivedNothing(refusals: [reasons])
    try test.finish()
  }

  @Test("what was not stated fails at the end")
  func finish() throws {
    let test = try TestStore(given: people + [draft()])
    let _: Answer = try test.store.send(note(2, "called"))
    #expect(findings { try test.finish() }.contains("NoteAdded of claim"))
  }

  @Test("a command that is not taken by the log fails as it is stated, and may be sent again")
  func failing() throws {
    let test = try TestStore(given: people)
    test.log.fail(.append(1), with: .closed)
    try test.fail(draft(), with: .closed)
    #expect(findings { try test.fail(draft(), with: .closed) } == "  answered: ClaimDrafted")
    test.log.fail(.append(1), with: .inputOutput)
    #expect(
      findings { try test.fail(draft(2), with: .closed) }
        == "  stated closed, found \(EventStoreError.inputOutput)")
  }

  @Test("a given command that is refused fails with its number")
  func given() {
    let failure = #expect(throws: TestStoreFailure.self) {
      _ = try TestStore(given: people + [note(2, "called")])
    }
    #expect(failure?.head.hasPrefix("given 6, addNote, ") == true)
  }

  @Test("a log that is not empty is given as it is")
  func log() throws {
    let log = InMemoryEventStore()
    let first = try TestStore(log: log)
    try first.given(people + [draft()])
    let test = try TestStore(log: log)
    try test.send(note(2, "called"), events: [.claim(.noteAdded(NoteAdded(text: "called")))]) {
      $0.claim(claim(1)) { $0.notes = 1 }
    }
    try test.finish()
  }
}

@Suite("A test store that is not exhaustive")
struct InexhaustiveTests {
  private let test: TestStore<MemoryLog>

  init() throws {
    test = try TestStore(given: people + [draft()], exhaustivity: .whatIsStated)
  }

  @Test("passes over what was left out")
  func leftOut() throws {
    try test.send(note(2, "called"), events: [])
    try test.send(note(3, "wrote"), events: [.claim(.noteAdded(NoteAdded(text: "wrote")))])
    let _: Answer = try test.store.send(note(4, "unseen", on: 9))
    try test.finish()
  }

  @Test("holds what was stated: a field, an event between others, an order")
  func stated() throws {
    for number in 2...4 as ClosedRange<UInt64> {
      let _: Answer = try test.store.send(note(number, "\(number)"))
    }
    func noted(_ text: String) -> DomainEvent { .claim(.noteAdded(NoteAdded(text: text))) }
    let stream = StreamID.claim(claim(1))
    #expect(throws: TestStoreFailure.self) {
      try test.received(in: stream, [noted("3"), noted("2")])
    }
    #expect(throws: TestStoreFailure.self) { try test.received(in: stream, [noted("5")]) }
    #expect(throws: TestStoreFailure.self) {
      try test.received(in: stream, []) { $0.claim(claim(1)) { $0.notes = 2 } }
    }
    try test.received(in: stream, [noted("2"), noted("4")]) { $0.claim(claim(1)) { $0.notes = 3 } }
  }
}

@Suite("The test store and what is no stream")
struct OtherStateTests {
  @Test("a preference that changed is stated, and one that is stated has changed")
  func preferences() throws {
    let test = try TestStore(given: people)
    var preferences = test.store.preferences
    preferences.onboardingDone = true
    try test.store.update(preferences: preferences)
    let failure = #expect(throws: TestStoreFailure.self) { try test.receivedNothing() }
    #expect(
      failure?.findings == [
        "changes of the preferences", "  onboardingDone: false → true was left out",
      ])
    let other = #expect(throws: TestStoreFailure.self) {
      try test.received(in: .rules, []) { $0.preferences { $0.practiceArea = "dogBites" } }
    }
    #expect(other?.findings.last == "  practiceArea: stated \"\" → dogBites, but it did not change")
    try test.received(in: .rules, []) { $0.preferences { $0.onboardingDone = true } }
    try test.finish()
  }

  @Test("a command that is kept back is stated, and when it is kept back no longer")
  func pending() throws {
    let test = try TestStore(given: people)
    let command = draft()
    test.store.queue(command)
    let failure = #expect(throws: TestStoreFailure.self) { try test.receivedNothing() }
    #expect(
      failure?.findings == [
        "changes of what is pending",
        "  command \(command.id.text): nothing → openDraft was left out",
      ])
    try test.received(in: .rules, []) { $0.queued(command) }
    test.store.unqueue(command.id)
    try test.received(in: .rules, []) { $0.unqueued(command) }
    try test.finish()
  }
}
