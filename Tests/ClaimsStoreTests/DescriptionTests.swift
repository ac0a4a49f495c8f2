import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import Testing

@Suite("What print shows of the store's values")
struct DescriptionTests {
  @Test("values are shown as their fields, as their case or as their code")
  func values() {
    let claim = Identifier(high: 0, low: 1)
    let submit = CommandEnvelope(
      id: Identifier(high: 0, low: 2), actor: ActorID("carla"), role: .claimant, claim: claim,
      command: .submit(Submit()))
    let envelope =
      "CommandEnvelope(id: 00000000-0000-0000-0000-000000000002, actor: carla, role: claimant, "
      + "stream: 1/00000000-0000-0000-0000-000000000001, command: Submit)"
    let action = PendingAction(submit, stage: .queued)
    let shown: [(any CustomStringConvertible, String)] = [
      (Subject.all(.claim), "all(1)"), (Subject.pending, "pending"),
      (Subject.stream(.claim(claim)), "stream(1/00000000-0000-0000-0000-000000000001)"),
      (BackOff(), "BackOff(first: 1.0 seconds, longest: 300.0 seconds)"),
      (SyncStatus.allCases[0], SyncStatus.allCases[0].rawValue),
      (action, "PendingAction(command: \(envelope), stage: queued)"),
      (Health(), "Health"),
    ]
    for (value, text) in shown { #expect("\(value)" == text) }
  }
}
