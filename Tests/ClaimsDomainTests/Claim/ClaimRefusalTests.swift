import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

/// A guard that no claim can violate says nothing, and hides what the others say.
@Suite("Refusals of the claim that can be come by")
struct ClaimRefusalTests {
  @Test("every guard of every row refuses something on a claim that can be reached")
  func everyGuard() {
    var found: Set<String> = []
    for explored in ExploredClaim.sides { found.formUnion(codes(of: explored)) }
    found.formUnion(codesOfWalks())
    var missing: [String] = []
    for step in claimLifecycle.steps where !ExploredClaim.unavailable.contains(step.verb) {
      for rule in step.guards where !found.contains("\(step.id) \(rule.code.name)") {
        missing.append("\(step.id) \(rule.name)")
      }
    }
    #expect(missing == [])
  }

  /// The codes with which each row refused, over some of a side's states.
  private func codes(of explored: Exploration<ClaimMachine>) -> Set<String> {
    var found: Set<String> = []
    let stride = max(1, explored.states.count / 400)
    for place in Swift.stride(from: 0, to: explored.states.count, by: stride) {
      let claim = explored.states[place]
      for attempt in explored.specification.alphabet(in: claim).commands {
        note(attempt, on: claim, explored.specification, in: &found)
      }
    }
    return found
  }

  private func codesOfWalks() -> Set<String> {
    var (found, random) = (Set<String>(), SeededGenerator(seed: 7))
    for _ in 0..<2500 {
      var claim = ClaimDecider.initial
      for _ in 0..<60 {
        guard
          let attempt = try? ExploredClaim.machine.commands(in: claim).value(seed: random.next())
        else { continue }
        note(attempt, on: claim, ExploredClaim.machine, in: &found)
        _ = ExploredClaim.machine.apply(attempt, to: &claim)
      }
    }
    return found
  }

  private func note(
    _ attempt: ClaimAttempt, on claim: Claim, _ machine: ClaimMachine, in found: inout Set<String>
  ) {
    guard let row = claimLifecycle.step(from: claim.status, on: attempt.command.kind),
      row.roles.contains(attempt.sender.role)
    else { return }
    do throws(Refusal) { _ = try machine.decide(attempt, given: claim) } catch {
      for reason in error.reasons { found.insert("\(row.id) \(reason.code.name)") }
    }
  }
}
