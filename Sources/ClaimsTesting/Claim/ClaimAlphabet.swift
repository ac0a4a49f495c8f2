import ClaimsDomain
import EventSourcing
import StateMachineTesting

extension ClaimMachine {
  /// Every attempt of the view; of what has no row in a status, one attempt for each verb.
  public func alphabet(in claim: Claim) -> Alphabet<ClaimAttempt> {
    var attempts: [ClaimAttempt] = []
    attempts.reserveCapacity(64)
    for verb in verbs {
      let known = words.fixed[Int(verb.rawValue)]
      if lifecycle.step(from: claim.status, on: verb) == nil {
        if let first = known.first { attempts.append(first) }
      } else {
        attempts += known
        attempts += words.attempts(verb, on: claim)
      }
    }
    return Alphabet(attempts)
  }

  /// The identifier of a claim's first payment, second payment, and so on.
  public static func payment(_ number: UInt64) -> Identifier {
    Identifier(high: 0xbead, low: number)
  }
}

/// What can be said in a view, verb by verb.
struct ClaimAlphabet: Sendable {
  let view: ClaimView
  let money: [Money]
  /// The largest amount that is reserved, approved and paid.
  let most: Money
  /// What most claims ask for: more than that, so that approving the most can be less than all.
  let claimed: Money
  /// What can be said in every state, by the verb's code.
  private(set) var fixed: [[ClaimAttempt]] = []

  init(_ view: ClaimView, amounts: [Int64]) {
    self.view = view
    money = amounts.map { Money($0, .euro) }
    most = Money(amounts.max() ?? 0, .euro)
    claimed = Money(most.minorUnits + 1, .euro)
    fixed = Array(repeating: [], count: ClaimVerb.codeCount)
    for verb in ClaimVerb.allCases {
      let breadth = view.breadth(of: verb)
      if breadth != .none { fixed[Int(verb.rawValue)] = attempts(verb, all: breadth == .all) }
      if verb == .setReserve, view.all.contains(.lines) {
        fixed[Int(verb.rawValue)] += Self.by(
          [.hugo, .sara], money.map { .setReserve(SetReserve(amount: $0, line: Self.line)) })
      }
      if verb == .setReserve, view.all.contains(.expenses) {
        fixed[Int(verb.rawValue)] += Self.by(
          [.hugo], [.setReserve(SetReserve(amount: most, line: Self.expense))])
      }
    }
  }

  static let line = ReserveLine(exposure: "car")
  static let expense = ReserveLine(exposure: "car", costType: .expense)

  static func by(
    _ senders: [ClaimSender], at time: Instant = ClaimSender.noon, _ commands: [ClaimCommand]
  ) -> [ClaimAttempt] {
    senders.flatMap { sender in commands.map { ClaimAttempt($0, by: sender, at: time) } }
  }

  /// Attempts that look the same in every state.
  private func attempts(_ verb: ClaimVerb, all: Bool) -> [ClaimAttempt] {
    guard let topic = ClaimTopic.byVerb[Int(verb.rawValue)] else { return [] }
    return switch topic {
    case .filing, .rejection, .assignment: filing(verb, all: all)
    case .inquiry, .checks, .supplements, .duplicates: inquiry(verb, all: all)
    case .cover: covering(all: all)
    case .reserves, .lines, .expenses, .decisions, .appeals, .notices, .waivers,
      .rescissions:
      deciding(verb, all: all)
    case .payments, .bank: paying(verb, all: all)
    case .reviews: reviewing(verb, all: all)
    case .closing, .reopening: ending(verb, all: all)
    case .fraud, .recovery, .litigation, .writeOffs: regions(verb, all: all)
    case .parts, .documents: contents(verb, all: all)
    case .records, .corrections, .representatives: records(verb, all: all)
    }
  }

  /// Attempts about what the claim has now: its payments and open reviews.
  func attempts(_ verb: ClaimVerb, on claim: Claim) -> [ClaimAttempt] {
    let all = view.breadth(of: verb) == .all
    switch verb {
    case .approve, .deny:
      // If one person decides, another has to hear the appeal: nothing else ends it.
      guard !all, !claim.file.earlierDeciders.isEmpty else { return [] }
      return Array(deciding(verb, all: false, by: [.sven]).suffix(1))
    case .requestPayment:
      let payment = ClaimMachine.payment(UInt64(claim.allPayments.count + 1))
      return requests(of: payment, on: claim, all: all)
    case .authorisePayment, .declinePayment, .issuePayment, .clearPayment, .stopPayment,
      .reversePayment:
      return claim.allPayments.filter { $0.allows(verb) || (all && $0.isAlive) }.flatMap {
        paying($0.id, verb, all: all)
      }
    case .completeReview:
      guard let review = claim.file.openReviews.first else { return [] }
      // Whoever decided or asked for a payment does not say why it stands.
      return Self.by(
        [review.ofDecision ? .sven : .hugo],
        [.completeReview(CompleteReview(review: review.review, text: "it stands"))])
    case .writeOffDebt, .writeOffLoss: return all ? [] : writingOff(verb, on: claim)
    case .recordRecovery: return recoveries(on: claim, all: all)
    case .confirmRecovery, .reverseRecovery:
      return claim.file.recoveries.prefix(2).flatMap { judging(verb, $0.recovery, all: all) }
    default: return []
    }
  }
}

extension Payment {
  /// Whether anything can still come of it.
  var isAlive: Bool {
    switch status {
    case .requested, .authorised, .issued, .cleared: true
    case .none, .declined, .stopped, .failed, .reversed: false
    }
  }
}
