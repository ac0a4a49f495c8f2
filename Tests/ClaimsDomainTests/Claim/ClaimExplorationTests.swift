import ClaimsDomain
import EventSourcing
import StateMachineTesting
import Testing

@Suite("Exploration of the claim")
struct ClaimExplorationTests {
  /// Explored once, with one reopening allowed, so that the whole space is finite and small.
  static let explored: Exploration<Claim, Attempt, [UInt8]> = {
    let rules = ClaimRules(reopenLimit: 1)
    return Exploration(
      from: ClaimDecider.initial,
      key: { claim in
        var claim = claim
        claim.notes = 0
        return (try? claim.encoded()) ?? []
      },
      commands: alphabet,
      apply: { claim, attempt in
        var next = claim
        guard
          let events = try? ClaimDecider.decide(
            attempt.command, given: claim, in: context(attempt.sender, rules: rules))
        else { return nil }
        for event in events { ClaimDecider.evolve(&next, event) }
        return next
      },
      invariant: brokenInvariant)
  }()

  @Test("every reachable state keeps the invariants, with amounts 0, 1 and 2")
  func invariantsHold() {
    let explored = Self.explored
    print("exploration of the claim: \(explored.summary)")
    #expect(explored.isComplete)
    for violation in explored.violations.prefix(3) {
      Issue.record("\(violation.message) after \(violation.path)")
    }
  }

  @Test("from every reachable state the claim can still be closed")
  func noDeadEnds() {
    let ends = Self.explored.deadEnds { $0.status == .closed }
    for place in ends.prefix(3) {
      Issue.record(
        "stuck in \(Self.explored.states[place].status) after \(Self.explored.path(to: place))")
    }
  }

  @Test("every row and each of its outcomes is taken somewhere")
  func everyOutcomeIsReached() {
    var taken: Set<String> = []
    for edge in Self.explored.edges {
      let (from, to) = (Self.explored.states[edge.from], Self.explored.states[edge.to])
      let verb = edge.command.command.kind
      taken.insert("\(from.status.name) \(verb.name) \(to.status.name)")
    }
    for step in claimLifecycle.steps {
      for status in step.from {
        for outcome in step.outcomes {
          let target = if case .to(let other) = outcome.target { other } else { status }
          guard step.verb != .addNote || status != .none else { continue }
          #expect(
            taken.contains("\(status.name) \(step.verb.name) \(target.name)"),
            "\(step.id) from \(status.name) to \(target.name) never happened")
        }
      }
    }
  }
}
