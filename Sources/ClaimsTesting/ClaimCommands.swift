import ClaimsDomain
import EventSourcing
import StateMachineTesting

extension ClaimMachine {
  /// Any command from anybody: mostly one that the table has in this status, by somebody who may
  /// send it, with small amounts.
  public func commands(in claim: Claim) -> Generator<ClaimAttempt> {
    Generator { choices throws(GaveUp) in
      let verb = try choices.draw(Self.verbs[Int(claim.status.rawValue)])
      let command = try Self.command(verb, on: claim, &choices)
      return ClaimAttempt(command, by: try choices.draw(Self.senders(of: verb)))
    }
  }

  /// For each status, by its code: mostly a verb with a row in it.
  private static let verbs: [Generator<ClaimVerb>] = {
    let all = ClaimVerb.allCases.filter { $0 != .unspecified }
    let highest = ClaimStatus.allCases.map(\.rawValue).max() ?? 0
    return (0...highest).map { code in
      let likely = all.filter { verb in
        ClaimStatus(rawValue: code).map { claimLifecycle.step(from: $0, on: verb) != nil } ?? false
      }
      return mostly(likely, of: all)
    }
  }()

  private static let everybody: [ClaimSender] = Role.allCases.filter { $0 != .unspecified }
    .flatMap { role in
      let names = role == .claimant ? ["carla"] : ["hugo", "sara", "paul"]
      return names.map { ClaimSender($0, role) }
    }

  /// For each verb, by its code: mostly somebody who may send it in some status.
  private static let sendersByVerb: [Generator<ClaimSender>] = {
    let highest = ClaimVerb.allCases.map(\.rawValue).max() ?? 0
    return (0...highest).map { code in
      let likely = everybody.filter { sender in
        ClaimVerb(rawValue: code).map { claimLifecycle.mayEver(sender.role, send: $0) } ?? false
      }
      return mostly(likely, of: everybody)
    }
  }()

  /// Four of five times one of the likely ones.
  private static func mostly<Value: Equatable & Sendable>(
    _ likely: [Value], of all: [Value]
  ) -> Generator<Value> {
    let weight = likely.isEmpty ? 1 : max(1, 4 * (all.count - likely.count) / likely.count)
    return .weighted(
      all.map { (weight: likely.contains($0) ? weight : 1, generator: .just($0)) })
  }

  private static func senders(of verb: ClaimVerb) -> Generator<ClaimSender> {
    sendersByVerb[Int(verb.rawValue)]
  }

  /// Amounts from 0 to 4, sometimes the ends of what fits, sometimes in another currency.
  private static let money = Generator<Money>.weighted(
    (30, Generator<Int64>.integer(in: 0...4).map { Money($0, .euro) }),
    (1, Generator<Int64>.element(of: [-1, .max, .min]).map { Money($0, .euro) }),
    (1, Generator<Int64>.integer(in: 0...4).map { Money($0, .dollar) }))

  private static let day = LocalDate("2026-02-28")
  private static let dated = Generator<Bool>.bool(true: 0.9)
  private static let final = Generator<Bool>.bool(true: 0.3)
  private static let empty = Generator<Bool>.bool(true: 0.05)
  private static let outcomes = Generator<CloseOutcome>.element(of: CloseOutcome.allCases)

  private static func command(
    _ verb: ClaimVerb, on claim: Claim, _ choices: inout Choices
  ) throws(GaveUp) -> ClaimCommand {
    switch verb {
    case .openDraft:
      let date = try choices.draw(dated) ? day : nil
      return .openDraft(
        OpenDraft(
          type: .auto, title: "Rear-end", claimed: try choices.draw(money), lossDate: date))
    case .editDraft:
      return .editDraft(EditDraft(claimed: try choices.draw(money), lossDate: day))
    case .acceptIntake:
      let isMissing = try choices.draw(empty)
      return .acceptIntake(AcceptIntake(handler: ActorID(isMissing ? "" : "hugo")))
    case .startInvestigation: return .startInvestigation(StartInvestigation())
    case .setReserve: return .setReserve(SetReserve(amount: try choices.draw(money)))
    case .approve: return .approve(Approve(amount: try choices.draw(money)))
    case .deny: return .deny(Deny(reason: try choices.draw(empty) ? "" : "excluded, §4"))
    case .requestPayment:
      let next = claim.payments.count + 1
      let isTaken = try choices.draw(empty)
      return .requestPayment(
        RequestPayment(
          payment: payment(UInt64(isTaken ? 1 : next)), amount: try choices.draw(money),
          payee: "Carla"))
    case .authorisePayment:
      return .authorisePayment(AuthorisePayment(payment: try known(claim, &choices)))
    case .issuePayment:
      return .issuePayment(
        IssuePayment(payment: try known(claim, &choices), final: try choices.draw(final)))
    case .close: return .close(Close(outcome: try choices.draw(outcomes)))
    case .reopen: return .reopen(Reopen(reason: try choices.draw(empty) ? "" : "new facts"))
    case .addNote: return .addNote(AddNote(text: try choices.draw(empty) ? "" : "called"))
    default: return .submit(Submit())
    }
  }

  /// One of the claim's payments, the latest one first; or one that it does not have.
  private static func known(_ claim: Claim, _ choices: inout Choices) throws(GaveUp) -> Identifier {
    let count = UInt64(claim.payments.count)
    let back = try choices.draw(Generator<UInt64>.integer(in: 0...count))
    return payment(back == count ? count + 1 : count - back)
  }
}
