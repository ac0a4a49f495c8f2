import ClaimsDomain
import ClaimsStore
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

/// What an item offers, compared with what it does.
struct Offers {
  let offered: (OutboxItem) -> Set<OutboxVerb>

  /// What senders ask of an item that is there.
  static let asked: [OutboxVerb] = [
    .retryQueued, .dropQueued, .editQueued, .retryAsNew, .resolveConflict,
  ]

  /// Whether a refusal of what is offered is due only to the arguments: for the item's own state
  /// nothing that is offered is refused.
  static func isForArguments(
    _ codes: [RefusalCode], of verb: OutboxVerb, in status: OutboxStatus
  ) -> Bool {
    let guards = OutboxDecider.lifecycle.step(from: status, on: verb)?.guards ?? []
    let judged = guards.filter { $0.subject == .arguments }.map(\.code)
    return codes.allSatisfy { judged.contains($0) }
  }

  /// What is offered and refused for the item's own state, or not offered and done; or offered, and
  /// never done, whatever the arguments.
  func faults(in item: OutboxItem) -> [String] {
    let machine = OutboxMachine()
    var attempts = machine.alphabet(in: item).commands.filter { $0.sender.role != .auditor }
    let edit = EditQueued(command: OutboxMachine.command("c"))
    attempts.append(
      Attempt(
        .editQueued(edit), by: ActorID("carla"), as: .claimant,
        among: OutboxRelatedFacts(limits: OutboxMachine.limits)))
    let offered = offered(item)
    var faults: [String] = []
    for verb in Self.asked {
      var isDone = false
      for attempt in attempts where attempt.command.kind == verb {
        var after = item
        switch machine.apply(attempt, to: &after) {
        case .success: isDone = true
        case .failure(let refusal):
          let codes = refusal.reasons.map(\.code)
          guard offered.contains(verb), !Self.isForArguments(codes, of: verb, in: item.status)
          else { continue }
          faults.append(
            "\(verb.name) is offered in \(item.status.name), and refused: \(codes.map { "\($0.name)" })"
          )
        }
      }
      if isDone != offered.contains(verb) {
        faults.append("\(verb.name) in \(item.status.name): offered, or done, and not both")
      }
    }
    return faults
  }
}

@Suite("What an item of the outbox offers")
struct OutboxOffersTests {
  private static let states = Exploration(of: OutboxMachine()).states

  @Test("is what may be done about it: refused only for the arguments, in every state")
  func every() {
    let offers = Offers { Set($0.actions) }
    #expect(Self.states.count > 400)
    #expect(Self.states.flatMap { offers.faults(in: $0) } == [])
  }

  @Test("is found faulty if it forgets what is unknown, or the table")
  func found() {
    let forgetful = Offers { item in
      Set(Offers.asked.filter { OutboxDecider.lifecycle.step(from: item.status, on: $0) != nil })
    }
    let faults = Set(Self.states.flatMap { forgetful.faults(in: $0) })
    #expect(faults.contains { $0.hasPrefix("retryAsNew is offered in parked, and refused: [") })
    let shy = Offers { Set($0.actions).subtracting([.dropQueued]) }
    #expect(!Self.states.flatMap { shy.faults(in: $0) }.isEmpty)
  }
}
