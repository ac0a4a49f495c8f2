import StateMachineTesting

/// A small claims workflow: what the eight seeded bugs are hidden in. `.ci/seeded_bugs` says the
/// same in Python.
struct Workflow: Hashable, Sendable {
  enum Status: Hashable, Sendable, CaseIterable {
    case draft, submitted, reviewing, approved, rejected, closed
  }

  struct Claim: Hashable, Sendable {
    var status = Status.draft
    var version = 1
    var approved = 0
    var paid = 0
    var rejectedReopenings = 0
    var closedReopenings = 0
  }

  var claims: [Claim] = []
  /// Of accepted payments, by the claim that was paid.
  var keys: [Int: Int] = [:]

  enum Refusal: Hashable, Sendable { case full, status, staleVersion, amount, reopenLimit }

  enum Response: Hashable, Sendable {
    case accepted(version: Int)
    case paid(total: Int)
    case duplicate
    case refused(Refusal)
  }

  enum Command: Hashable, Sendable {
    case create
    case submit(Int, version: Int)
    case review(Int)
    case approve(Int, amount: Int)
    case reject(Int)
    case pay(Int, amount: Int, key: Int)
    case close(Int)
    case reopen(Int)

    var claim: Int? {
      switch self {
      case .create: nil
      case .submit(let claim, _), .review(let claim), .approve(let claim, _), .reject(let claim),
        .pay(let claim, _, _), .close(let claim), .reopen(let claim):
        claim
      }
    }
  }

  static let approvalLimit = 100_000
  static let paymentLimit = 50_000
  static let mostClaims = 4

  mutating func apply(_ command: Command) -> Response {
    guard let place = command.claim else {
      guard claims.count < Self.mostClaims else { return .refused(.full) }
      claims.append(Claim())
      return .accepted(version: 1)
    }
    if case .pay(_, _, let key) = command, keys[key] != nil { return .duplicate }
    if let refusal = refusal(of: command, on: claims[place]) { return .refused(refusal) }
    claims[place].change(by: command)
    guard case .pay(_, _, let key) = command else {
      return .accepted(version: claims[place].version)
    }
    keys[key] = place
    return .paid(total: claims[place].paid)
  }

  private func refusal(of command: Command, on claim: Claim) -> Refusal? {
    switch command {
    case .create: return nil
    case .submit(_, let version):
      if claim.status != .draft { return .status }
      return version == claim.version ? nil : .staleVersion
    case .review: return claim.status == .submitted ? nil : .status
    case .approve(_, let amount):
      if claim.status != .reviewing { return .status }
      return 1...Self.approvalLimit ~= amount && amount >= claim.paid ? nil : .amount
    case .reject: return claim.status == .reviewing ? nil : .status
    case .pay(_, let amount, _):
      if claim.status != .approved { return .status }
      let isPayable = 1...Self.paymentLimit ~= amount && claim.paid + amount <= claim.approved
      return isPayable ? nil : .amount
    case .close:
      let isOver = claim.status == .rejected || claim.status == .approved && claim.paid > 0
      return isOver ? nil : .status
    case .reopen:
      switch claim.status {
      case .rejected: return claim.rejectedReopenings < 2 ? nil : .reopenLimit
      case .closed: return claim.closedReopenings < 1 ? nil : .reopenLimit
      default: return .status
      }
    }
  }
}

extension Workflow.Claim {
  /// What an accepted command changes.
  mutating func change(by command: Workflow.Command) {
    version += 1
    switch command {
    case .create: break
    case .submit: status = .submitted
    case .review: status = .reviewing
    case .approve(_, let amount):
      status = .approved
      approved = amount
    case .reject: status = .rejected
    case .pay(_, let amount, _): paid += amount
    case .close: status = .closed
    case .reopen:
      if status == .closed { closedReopenings += 1 } else { rejectedReopenings += 1 }
      status = .reviewing
    }
  }
}
