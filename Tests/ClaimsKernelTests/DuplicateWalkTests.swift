import ClaimsDomain
import ClaimsKernel
import EventSourcing
import StateMachineTesting
import Testing

/// The invariant I24: duplicates are of claims that are no duplicates, and nothing runs in a
/// circle.
@Suite("Random duplicates among many claims")
struct DuplicateWalkTests {
  private static let count: UInt64 = 12

  @Test(
    "a duplicate is of another claim that is no duplicate, whatever else ends and begins again",
    arguments: 1...10 as ClosedRange<UInt64>)
  func acyclic(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let kernel = try kernel(InMemoryEventStore(), clock: tickingClock().read)
    #expect(try kernel.answers(Self.submitted.commands).areAccepted)
    // Only from accepted commands, apart from what is under test.
    var originals: [Identifier: Identifier] = [:]
    var (reopened, chains) = (0, 0)
    for number in 1...150 as ClosedRange<UInt64> {
      let id = claimID(.random(in: 1...Self.count, using: &random))
      let other = claimID(.random(in: 1...Self.count, using: &random))
      let (sender, role, command): (String, Role, ClaimCommand) =
        switch Int.random(in: 0..<6, using: &random) {
        case 0: ("carla", .claimant, .withdraw(Withdraw(reason: "settled privately")))
        case 1, 2: ("sara", .supervisor, .reopen(Reopen(reason: "again")))
        default: ("sara", .supervisor, .markDuplicate(MarkDuplicate(original: other)))
        }
      let answer = try kernel.answers([
        CommandEnvelope(
          id: Identifier(high: 0x24, low: number), actor: ActorID(sender), role: role, claim: id,
          command: command)
      ])[0]
      if answer.codes.contains(.duplicateChain) { chains += 1 }
      guard answer.isAccepted else { continue }
      if case .markDuplicate = command { originals[id] = other }
      if case .reopen = command { reopened += 1 }
      let claims = try kernel.query { copy $0 }.claims
      for place in 1...Self.count {
        let id = claimID(place)
        #expect(claims[id]?.claim.file.original == originals[id])
        guard let original = originals[id] else { continue }
        #expect(claims[id]?.claim.outcome == .duplicate)
        #expect(original != id && originals[original] == nil, "a duplicate of a duplicate")
        #expect(claims[original] != nil)
      }
    }
    // A walk on which nothing happens would prove nothing.
    #expect(originals.count > 2 && reopened > 0 && chains > 0)
  }

  /// All submitted, every other one taken in.
  private static var submitted: Script {
    var script = Script()
    for number in 1...count {
      script.add(
        "carla", .claimant,
        .openDraft(
          OpenDraft(
            type: .auto, title: "Rear-end", claimed: euros(5),
            lossDate: LocalDate("2026-02-01"))), on: number)
      script.add("carla", .claimant, .submit(Submit()), on: number)
      guard number % 2 == 0 else { continue }
      script.add(
        "sara", .supervisor, .acceptIntake(AcceptIntake(handler: ActorID("hugo"))), on: number)
    }
    return script
  }
}
