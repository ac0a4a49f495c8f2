import ClaimsTesting
import EventSourcing
import TestSupport
import Testing

@testable import ClaimsDomain

@Suite("The claim's table", .long)
struct ClaimTableTests {
  static let table = TableCases<ClaimMachine>(
    states: [Claim()] + ClaimVector.all.flatMap { [$0.before, $0.next] }, rows: ClaimVector.all,
    guards: ClaimGuardTests.cases, page: ClaimPage.page, explored: { [] })

  /// Claims in every status, and every command that some test sends to some claim.
  static let claims =
    [Claim()] + ClaimVector.all.flatMap { [$0.before, $0.next] }
    + ClaimGuardTests.cases.map(\.state)
  static let commands: [ClaimVerb: [ClaimCommand]] = Dictionary(
    grouping: ClaimVector.all.map(\.command) + ClaimGuardTests.cases.map(\.command), by: \.kind)

  @Test("every row, every guard and every status has its case")
  func complete() { #expect(Self.table.gaps == []) }

  @Test("every command and every status is in some row")
  func used() {
    let steps = ClaimDecider.lifecycle.steps
    #expect(Set(steps.map(\.verb)) == Set(ClaimVerb.allCases).subtracting([.unspecified]))
    #expect(Set(steps.flatMap(\.from)) == Set(ClaimStatus.allCases).subtracting([.erased]))
    #expect(
      Set(steps.flatMap { $0.outcomes.flatMap(\.events) })
        == Set(ClaimEventKind.allCases).subtracting([.unspecified]))
  }

  @Test("every outcome of every row has a vector")
  func outcomes() {
    var missing: [String] = []
    for step in ClaimDecider.lifecycle.steps {
      let vectors = ClaimVector.all.filter { $0.row == step.id.description }
      for outcome in step.outcomes {
        let isTaken = vectors.contains { vector in
          vector.events.map(\.kind) == outcome.events
            && outcome.target
              == (vector.next.status == vector.before.status ? .stay : .to(vector.next.status))
        }
        if !isTaken { missing.append("\(step.id) \(SpecificationPage.outcomes([outcome]))") }
      }
    }
    #expect(missing == [])
  }

  @Test(
    "every status, command and role is answered as the table says", arguments: ClaimStatus.allCases)
  func everyCell(status: ClaimStatus) throws {
    let claims = Self.claims.filter { $0.status == status }
    #expect(!claims.isEmpty)
    var faults: Set<String> = []
    for verb in ClaimVerb.allCases where verb != .unspecified {
      var nothing = NoArguments()
      let empty = try? ClaimCommand.read(verb, from: &nothing)
      for command in Self.commands[verb, default: []] + (empty.map { [$0] } ?? []) {
        for (place, claim) in claims.sized(atLeast: claims.count / 2).enumerated() {
          // Whom a row lets in does not depend on the claim: one claim shows all others refused.
          let roles =
            place == 0
            ? Role.allCases : ClaimDecider.lifecycle.step(from: status, on: verb)?.roles ?? []
          for role in roles {
            if let fault = fault(in: command, by: role, on: claim) { faults.insert(fault) }
          }
        }
      }
    }
    #expect(faults == [])
  }

  private func fault(in command: ClaimCommand, by role: Role, on claim: Claim) -> String? {
    let verb = command.kind
    let step = ClaimDecider.lifecycle.step(from: claim.status, on: verb)
    let sender = ClaimSender(role == .claimant ? "carla" : "hugo", role)
    let cell = "\(verb.name) by \(role.name) in \(claim.status.name)"
    do throws(Refusal) {
      let events = try ClaimDecider.decide(command, given: claim, in: context(sender))
      var next = claim
      for event in events { ClaimDecider.evolve(&next, event) }
      let target: Target<ClaimStatus> = next.status == claim.status ? .stay : .to(next.status)
      let isListed =
        step?.outcomes.contains { $0.events == events.map(\.kind) && $0.target == target } ?? false
      return step?.roles.contains(role) == true && isListed
        ? nil : "\(cell): \(events.map(\.kind.name)) is no outcome of the row"
    } catch {
      let codes = error.reasons.map(\.code)
      let isExplained =
        if let step, step.roles.contains(role) {
          !codes.isEmpty && codes.allSatisfy { step.guards.map(\.code).contains($0) }
        } else {
          codes == [step == nil ? .invalidTransition : .notAuthorised]
        }
      return isExplained ? nil : "\(cell): refused for \(codes.map(\.name))"
    }
  }
}

/// Fills nothing in.
struct NoArguments: LeafIgnoringVisitor {
  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout V) {}
  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout V?) {}
  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout [V]) {}
}
