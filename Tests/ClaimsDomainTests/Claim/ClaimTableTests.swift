import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

@Suite("The claim's table")
struct ClaimTableTests {
  @Test("no status and command have two rows")
  func unambiguous() {
    #expect(claimLifecycle.ambiguities.isEmpty)
    #expect(Payment.lifecycle.ambiguities.isEmpty)
  }

  @Test(
    "every status, command and role is answered as the table says", arguments: ClaimStatus.allCases)
  func everyCell(status: ClaimStatus) throws {
    let claim = try #require(ExploredClaim.examples[status])
    for verb in ClaimVerb.allCases where verb != .unspecified {
      for role in Role.allCases {
        let sender = ClaimSender(role == .claimant ? "carla" : "hugo", role)
        for command in commands(verb, on: claim) {
          let answer = Result { () throws(Refusal) in
            try ClaimDecider.decide(command, given: claim, in: context(sender))
          }
          check(answer, to: verb, by: role, on: claim)
        }
      }
    }
  }

  private func check(
    _ answer: Result<[ClaimEvent], Refusal>, to verb: ClaimVerb, by role: Role, on claim: Claim
  ) {
    let cell: Comment = "\(verb.name) by \(role.name) in \(claim.status.name)"
    let step = claimLifecycle.step(from: claim.status, on: verb)
    switch answer {
    case .failure(let refusal):
      let codes = refusal.reasons.map(\.code)
      if let step, step.roles.contains(role) {
        #expect(!codes.isEmpty && codes.allSatisfy { step.guards.map(\.code).contains($0) }, cell)
      } else {
        #expect(codes == [step == nil ? .invalidTransition : .notAuthorised], cell)
      }
    case .success(let events):
      var next = claim
      for event in events { ClaimDecider.evolve(&next, event) }
      let outcomes = step?.outcomes.filter { $0.events == events.map(\.kind) } ?? []
      #expect(step?.roles.contains(role) == true, cell)
      // A fact may be recorded again.
      #expect(next != claim || events.allSatisfy { $0.kind.isFact }, cell)
      let fits = outcomes.contains { outcome in
        if case .to(let target) = outcome.target {
          next.status == target
        } else {
          next.status == claim.status
        }
      }
      #expect(fits, "\(cell): \(events.map(\.kind.name)) to \(next.status.name)")
    }
  }

  /// Every command of the alphabet with this verb, and one with empty arguments.
  private func commands(_ verb: ClaimVerb, on claim: Claim) -> [ClaimCommand] {
    var nothing = NoArguments()
    let empty = try? ClaimCommand.read(verb, from: &nothing)
    return ExploredClaim.machine.alphabet(in: claim).commands.map(\.command).filter {
      $0.kind == verb
    }
      + (empty.map { [$0] } ?? [])
  }
}

/// Fills nothing in.
struct NoArguments: FieldVisitor {
  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout V) {}
  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout V?) {}
  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout [V]) {}
  mutating func leaf(_ value: inout Bool) {}
  mutating func leaf(_ value: inout Int64) {}
  mutating func leaf(_ value: inout UInt64) {}
  mutating func leaf(_ value: inout String) {}
  mutating func leaf(_ value: inout [UInt8]) {}
  mutating func leaf(_ value: inout Identifier) {}
  mutating func leaf(_ value: inout Instant) {}
  mutating func leaf(_ value: inout LocalDate) {}
  mutating func leaf<E: CodedEnum>(_ value: inout E) {}
  mutating func leaf<M: Message>(_ value: inout M) {}
}
