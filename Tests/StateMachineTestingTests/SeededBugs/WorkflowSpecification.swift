import StateMachineTesting

/// The workflow as a specification: what to try, and what to compare.
struct WorkflowSpecification: Specification {
  var initial: Workflow { Workflow() }

  /// Values at both sides of every limit, and any others.
  static let amounts = Generator<Int>.weighted(
    (2, .element(of: [1, 2, 49_999, 50_000, 50_001, 99_999, 100_000, 100_001, 0])),
    (1, .integer(in: 0...131_072)))

  func commands(in state: Workflow) -> Generator<Workflow.Command> {
    guard !state.claims.isEmpty else { return .just(.create) }
    let claim = Generator<Int>.element(of: Array(state.claims.indices))
    let amount = Self.amounts
    return .weighted([
      (1, .just(.create)),
      (
        2,
        claim.paired(with: Generator<Int>.integer(in: 0...3, origin: 1))
          .map { .submit($0, version: $1) }
      ),
      (2, claim.map { .review($0) }),
      (2, claim.paired(with: amount).map { .approve($0, amount: $1) }),
      (1, claim.map { .reject($0) }),
      (
        3,
        claim.paired(with: amount).paired(with: Generator<Int>.integer(in: 0...9))
          .map { .pay($0.0, amount: $0.1, key: $1) }
      ),
      (1, claim.map { .close($0) }),
      (1, claim.map { .reopen($0) }),
    ])
  }

  func isEnabled(_ command: Workflow.Command, in state: Workflow) -> Bool {
    command.claim.map { state.claims.indices.contains($0) } ?? true
  }

  func apply(_ command: Workflow.Command, to state: inout Workflow) -> Workflow.Response {
    state.apply(command)
  }

  func isRefusal(_ response: Workflow.Response) -> Bool {
    if case .refused = response { true } else { response == .duplicate }
  }
}

/// A bug that is hidden in the workflow.
enum SeededBug: String, CaseIterable, Sendable {
  case illegalApproval = "B1 approve from submitted"
  case versionNotChecked = "B2 version check skipped"
  case secondReopenJumps = "B3 second reopen jumps"
  case keyPerClaim = "B4 idempotency key not global"
  case limitPlusOne = "B5 limit + 1 accepted"
  case overflow = "B6 16-bit overflow"
  case reopensForever = "B7 closed reopens after pay and reopen"
  case thirdPaidClaim = "B8 needs three paid claims"

  /// The length of the shortest failing sequence.
  var optimum: Int {
    switch self {
    case .illegalApproval: 3
    case .versionNotChecked: 2
    case .secondReopenJumps: 7
    case .keyPerClaim: 7
    case .limitPlusOne: 5
    case .overflow: 6
    case .reopensForever: 10
    case .thirdPaidClaim: 15
    }
  }
}

/// The workflow with one bug in it.
struct BuggyWorkflow: SystemUnderTest {
  typealias Spec = WorkflowSpecification
  let bug: SeededBug?
  var workflow = Workflow()

  mutating func perform(_ command: Workflow.Command) -> Workflow.Response {
    guard let bug, let place = command.claim else { return workflow.apply(command) }
    let before = workflow.claims[place]
    switch (bug, command) {
    case (.illegalApproval, .approve) where before.status == .submitted:
      workflow.claims[place].status = .reviewing
      let response = workflow.apply(command)
      if case .refused = response { workflow.claims[place].status = .submitted }
      return response
    case (.versionNotChecked, .submit):
      return workflow.apply(.submit(place, version: before.version))
    case (.secondReopenJumps, .reopen) where before.rejectedReopenings == 1:
      let wasRejected = before.status == .rejected
      let response = workflow.apply(command)
      if wasRejected { workflow.claims[place].status = .approved }
      return response
    case (.keyPerClaim, .pay(_, _, let key)):
      guard let owner = workflow.keys[key], owner != place else { return workflow.apply(command) }
      workflow.keys[key] = nil
      let response = workflow.apply(command)
      if case .paid = response {} else { workflow.keys[key] = owner }
      return response
    case (.limitPlusOne, .pay(_, Workflow.paymentLimit + 1, let key))
    where before.status == .approved && workflow.keys[key] == nil
      && before.paid + Workflow.paymentLimit + 1 <= before.approved:
      workflow.keys[key] = place
      workflow.claims[place].change(by: command)
      return .paid(total: workflow.claims[place].paid)
    case (.overflow, .pay):
      let response = workflow.apply(command)
      workflow.claims[place].paid = Int(UInt16(truncatingIfNeeded: workflow.claims[place].paid))
      guard case .paid = response else { return response }
      return .paid(total: workflow.claims[place].paid)
    case (.reopensForever, .reopen) where before.paid > 0 && before.closedReopenings == 1:
      workflow.claims[place].closedReopenings = 0
      return workflow.apply(command)
    case (.thirdPaidClaim, .pay):
      let response = workflow.apply(command)
      guard case .paid(let total) = response, before.paid == 0,
        workflow.claims.filter({ $0.paid > 0 }).count == 3
      else { return response }
      return .paid(total: total + 1)
    default: return workflow.apply(command)
    }
  }

  func disagreement(with state: Workflow) -> String? {
    let (ours, theirs) = (workflow.claims.map(\.status), state.claims.map(\.status))
    return ours == theirs ? nil : "claims stand at \(ours), not at \(theirs)"
  }
}
