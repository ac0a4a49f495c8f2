import ClaimsDomain
import ClaimsKernel
import EventSourcing
import StateMachineTesting
import Testing

@Suite("Several that tick, or act, at once")
struct ConcurrentTickTests {
  private typealias Log = InterruptedStore
  private let clock = ActorID("clock")
  private let other = ActorID("other")
  private static let june = Instant("2026-06-02T00:00:00Z")!

  /// Documents to be reminded of, one that was revoked with the claims that rely on it, and a
  /// question without an answer.
  private func house() throws -> House<Log> {
    var house = try House(Log(), ControlledClock(start))
    let register = RegisterActor(actor: other, name: "Other", roles: [.system])
    let _: Answer = try house.kernel.send(
      CommandEnvelope(
        id: Identifier(high: 0x71c, low: 1), actor: ActorID("ada"), role: .administrator,
        person: other, command: .registerActor(register)))
    for number in 1...12 as ClosedRange<UInt64> { try house.document(number, until: "2026-06-30") }
    for number in 1...3 as ClosedRange<UInt64> {
      try house.claim(number, documents: number == 1 ? [1] : [1, number])
    }
    let request = RequestInfo(items: ["receipt"], due: Instant("2026-03-15T12:00:00Z")!)
    try house.send("hugo", .handler, .claim(.requestInfo(request)), to: .claim(claimID(3)))
    try house.send(
      "vera", .verifier, .document(.revokeDocument(RevokeDocument(reason: "forged"))),
      to: .document(documentID(1)))
    house.clock.set(to: Self.june)
    return house
  }

  private static let wanted =
    ["1:1 ReviewRaised", "1:2 ReviewRaised", "1:3 InformationRequestExpired", "1:3 ReviewRaised"]
    + (2...12).map { "4:\($0) ExpiryReminderSent" }

  private func refusals(_ house: House<Log>) throws -> [[RefusalCode]] {
    var found: [[RefusalCode]] = []
    try house.log.forEachEntry(after: .start) { entry in
      guard entry.refusal != nil else { return true }
      found.append((try? RefusalLine(entry))?.refusal.reasons.map(\.code) ?? [])
      return true
    }
    return found
  }

  @Test(
    "a tick that is overtaken sends nothing again and is refused nothing, whichever the other is",
    arguments: ["clock", "other"], [nil, june])
  func overtaken(name: String, time: Instant?) throws {
    let house = try house()
    let (kernel, from) = (house.kernel, house.log.head.position)
    // Between looking and sending.
    house.log.interrupt { _ = try? kernel.tick(by: ActorID(name), at: time) }
    #expect(try kernel.tick(by: clock) == [])
    #expect(try house.events(after: from).sorted() == Self.wanted.sorted())
    #expect(try refusals(house) == [])
  }

  @Test("what another sender ends between looking and sending is not sent")
  func ended() throws {
    let house = try house()
    let (kernel, from) = (house.kernel, house.log.head.position)
    house.log.interrupt {
      let answer = ProvideInfo(item: "receipt", text: "lost")
      let _: Answer? = try? kernel.send(
        CommandEnvelope(
          id: Identifier(high: 0x71c, low: 2), actor: ActorID("carla"), role: .claimant,
          claim: claimID(3), command: .provideInfo(answer)))
    }
    #expect(try kernel.tick(by: clock).compactMap(\.answer).areAccepted)
    let wanted = Self.wanted.filter { $0 != "1:3 InformationRequestExpired" }
    #expect(
      try house.events(after: from).sorted() == (wanted + ["1:3 InformationProvided"]).sorted())
    #expect(try refusals(house) == [])
  }

  @Test("many that tick at once leave each event once, and no refusal", arguments: 1...8)
  func concurrent(round: Int) async throws {
    let house = try house()
    let (kernel, from) = (house.kernel, house.log.head.position)
    let names = [clock, other]
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<4 {
        group.addTask {
          let time = number < 2 ? nil : Self.june
          _ = try? kernel.tick(by: names[(number + round) % 2], at: time)
        }
      }
    }
    #expect(try house.events(after: from).sorted() == Self.wanted.sorted())
    #expect(try refusals(house) == [])
    #expect(try kernel.tick(by: clock) == [])
  }
}
