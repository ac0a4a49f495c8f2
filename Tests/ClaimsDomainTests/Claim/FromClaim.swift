import ClaimsTesting
import EventSourcing
import StateMachineTesting

@testable import ClaimsDomain

/// The claim's machine under another table, beginning with a claim that is under way.
struct FromClaim: Specification {
  let machine: ClaimMachine
  let initial: Claim

  init(_ start: ClaimStart, _ lifecycle: Lifecycle<ClaimVocabulary>) {
    machine = start.machine.under(lifecycle)
    initial = start.claim
  }

  func commands(in claim: Claim) -> Generator<ClaimAttempt> { machine.commands(in: claim) }
  func command(
    in claim: Claim, from choices: inout Choices
  ) throws(GaveUp) -> ClaimAttempt { try machine.command(in: claim, from: &choices) }
  func apply(
    _ attempt: ClaimAttempt, to claim: inout Claim
  ) -> Result<[ClaimEvent], Refusal> { machine.apply(attempt, to: &claim) }
  func answer(
    _ attempt: ClaimAttempt, in claim: Claim
  ) -> (response: Result<[ClaimEvent], Refusal>, after: Claim?) {
    machine.answer(attempt, in: claim)
  }
  func isRefusal(_ response: Result<[ClaimEvent], Refusal>) -> Bool { machine.isRefusal(response) }
  func isEnabled(_ attempt: ClaimAttempt, in claim: Claim) -> Bool {
    machine.isEnabled(attempt, in: claim)
  }
  func violation(in claim: Claim) -> String? { machine.violation(in: claim) }
  func violation(
    of step: Transition<Claim, ClaimAttempt, Result<[ClaimEvent], Refusal>>
  ) -> String? { machine.violation(of: step) }
  func alphabet(in claim: Claim) -> Alphabet<ClaimAttempt> { machine.alphabet(in: claim) }
  func key(of claim: Claim) -> ClaimKey { machine.key(of: claim) }
}
