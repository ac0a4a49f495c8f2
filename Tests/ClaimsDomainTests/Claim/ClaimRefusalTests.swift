import ClaimsTesting
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@testable import ClaimsDomain

/// A guard that no claim can violate says nothing, and hides what the others say.
@Suite("Refusals of the claim that can be come by", .long)
struct ClaimRefusalTests {
  @Test("every state guard of every row refuses something on a claim that can be reached")
  func everyGuard() {
    var missing: [ClaimVerb: Set<String>] = [:]
    for step in ClaimDecider.lifecycle.steps {
      for rule in step.guards where rule.subject == .state {
        missing[step.verb, default: []].insert("\(step.id) \(rule.code.name)")
      }
    }
    for claim in Self.reached() where !missing.isEmpty { take(what: claim, from: &missing) }
    #expect(missing == [:])
  }

  /// Some of each side's states, and those of some walks.
  private static func reached() -> [Claim] {
    var claims: [Claim] = []
    for explored in ExploredClaim.sides {
      let stride = max(1, explored.states.count / 300)
      for place in Swift.stride(from: 0, to: explored.states.count, by: stride) {
        claims.append(explored.states[place])
      }
    }
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      var claim = ClaimDecider.initial
      for _ in 0..<60 {
        guard
          let attempt = try? ExploredClaim.machine.commands(in: claim).value(seed: random.next())
        else { continue }
        guard case .success = ExploredClaim.machine.apply(attempt, to: &claim) else { continue }
        claims.append(claim)
      }
    }
    // Every draft may ask in advance, which changes nothing before the money.
    let approved = claims.first { $0.status == .approved }
    if var asked = approved {
      asked.file.details.use = .predetermination
      claims.append(asked)
    }
    // And the day of the loss may be corrected.
    if var late = claims.first(where: { $0.status == .open }) {
      late.file.details.policy = Policy(until: LocalDate("2020-12-31"))
      claims.append(late)
    }
    return claims.shuffled(using: &random)
  }

  private static let rules = ClaimView.everything.rules
  /// Rules that ask for more when a claim is handed in.
  private static let strict = {
    var rules = Self.rules
    rules.filingDays = 5
    rules.documentsRequired = 1
    rules.partLimit = 1
    rules.confirmedPolicyRequired = true
    return rules
  }()

  /// Hugo, who may set little alone, also tries to confirm what he proposed.
  /// Carla also tries to decide on what is hers.
  private static let senders =
    ClaimSender.everybody + [
      ClaimSender("hugo", .supervisor), ClaimSender("carla", .assessor),
      ClaimSender("carla", .legal),
    ]
    + [.handler, .supervisor, .payer, .investigator, .administrator].map {
      ClaimSender("carla", $0)
    }

  /// Takes out what refuses an actor on a claim, at noon or when every window is over.
  private func take(what claim: Claim, from missing: inout [ClaimVerb: Set<String>]) {
    for (rules, time) in [(Self.rules, ClaimSender.noon), (Self.strict, ClaimSender.later)] {
      for sender in Self.senders {
        let submit = ClaimCommand.submit(Submit())
        var logState = ClaimAttempt.relatedFacts(of: submit, by: sender)
        logState.hasDuplicates = true
        logState.retention.openActivities = 1
        let context = ClaimAttempt(submit, by: sender, at: time, among: logState).context(rules)
        for (verb, codes) in missing {
          guard let row = ClaimDecider.lifecycle.step(from: claim.status, on: verb) else {
            continue
          }
          let permission = ClaimDecider.permission(to: verb, on: claim, in: context)
          let left = codes.subtracting(permission.reasons.map { "\(row.id) \($0.code.name)" })
          missing[verb] = left.isEmpty ? nil : left
        }
      }
    }
  }
}
