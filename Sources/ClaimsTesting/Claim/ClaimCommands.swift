import ClaimsDomain
import EventSourcing
import StateMachineTesting

extension ClaimMachine {
  /// Any command from any actor, with small amounts: usually one that the table has in this status,
  /// that the claim can use, and that the actor may send.
  public func commands(in claim: Claim) -> Generator<ClaimAttempt> {
    Generator { choices throws(GaveUp) in try command(in: claim, from: &choices) }
  }

  public func command(in claim: Claim, from choices: inout Choices) throws(GaveUp) -> ClaimAttempt {
    let likely = ClaimCommands.verbs[Int(claim.status.rawValue)]
    var verb = try choices.draw(likely)
    var tries = 0
    while tries < 6, !claim.canUse(verb) {
      verb = try choices.draw(likely)
      tries += 1
    }
    let command = try ClaimCommands.command(verb, on: claim, &choices)
    let sender = Int(try choices.draw(ClaimCommands.senders[Int(verb.rawValue)]))
    let time = try choices.draw(ClaimCommands.times)
    return ClaimAttempt(
      command, by: ClaimSender.everybody[sender], at: time,
      among: try ClaimCommands.relatedFacts(of: command, by: sender, &choices))
  }
}

/// What walks draw from.
enum ClaimCommands {
  typealias Draw<Value> = Generator<Value>

  /// For each status, by its code: usually a verb with a row in it, and more often one that leads
  /// on.
  static let verbs: [Draw<ClaimVerb>] = {
    let all = ClaimVerb.allCases.filter { $0 != .unspecified }
    let highest = ClaimStatus.allCases.map(\.rawValue).max() ?? 0
    return (0...highest).map { code in
      let likely = all.filter { verb in
        ClaimStatus(rawValue: code).map { ClaimDecider.lifecycle.step(from: $0, on: verb) != nil }
          ?? false
      }
      let often = likely.flatMap { Array(repeating: $0, count: 6 * weight(of: $0)) }
      return .element(of: often + all)
    }
  }()

  private static func weight(of verb: ClaimVerb) -> Int {
    switch verb {
    // Verbs that end a claim at once are tried seldom: a walk that has ended shows nothing more.
    case .void, .withdraw, .markDuplicate: return 0
    case .approve, .approvePartially: return 24
    case .deny: return 2
    case .completeReview: return 30
    default: return weight(of: ClaimTopic.byVerb[Int(verb.rawValue)])
    }
  }

  private static func weight(of topic: ClaimTopic?) -> Int {
    switch topic {
    case .payments, .bank, .reopening: 40
    case .recovery, .writeOffs: 16
    case .filing: 8
    case .decisions, .inquiry: 6
    case .reserves, .appeals, .rescissions, .fraud: 4
    case .notices: 2
    case .rejection, .checks, .litigation: 3
    default: 1
    }
  }

  /// For each verb, by its code: usually an actor who may send it in some status, by their place
  /// among all senders.
  static let senders: [Draw<UInt8>] = {
    let everybody = ClaimSender.everybody.indices.map { UInt8($0) }
    return (0..<UInt32(ClaimVerb.codeCount)).map { code in
      let likely = everybody.filter { place in
        let role = ClaimSender.everybody[Int(place)].role
        return ClaimVerb(rawValue: code).map { ClaimDecider.lifecycle.mayEver(role, send: $0) }
          ?? false
      }
      let often = likely.flatMap { Array(repeating: $0, count: 240 / likely.count) }
      return .element(of: often + everybody)
    }
  }()

  /// What every sender's attempts find in the log, whatever they send.
  private static let worlds = ClaimSender.everybody.map { ClaimAttempt.relatedFacts(of: $0) }

  static let times = Draw<Instant>.element(
    of: Array(repeating: ClaimSender.noon, count: 7) + [ClaimSender.later])

  /// Yes, one time in twenty: a slip.
  static let slip = Draw<Bool>.bool(true: 0.05)
  static let often = Draw<Bool>.bool(true: 0.7)
  static let seldom = Draw<Bool>.bool(true: 0.25)

  /// Amounts from 0 to 4, sometimes the ends of what fits, sometimes in another currency.
  static let money = Draw<Money>.weighted(
    (30, Draw<Int64>.integer(in: 0...4).map { Money($0, .euro) }),
    (1, Draw<Int64>.element(of: [-1, .max, .min]).map { Money($0, .euro) }),
    (1, Draw<Int64>.integer(in: 0...4).map { Money($0, .dollar) }))

  /// Usually the wanted amount.
  static func money(_ wanted: Int64, _ choices: inout Choices) throws(GaveUp) -> Money {
    try choices.draw(often) ? Money(wanted, .euro) : try choices.draw(money)
  }

  /// A text, seldom none.
  static func text(_ text: String, _ choices: inout Choices) throws(GaveUp) -> String {
    try choices.draw(slip) ? "" : text
  }

  static func relatedFacts(
    of command: ClaimCommand, by sender: Int, _ choices: inout Choices
  ) throws(GaveUp) -> ClaimRelatedFacts {
    var logState = worlds[sender]
    ClaimAttempt.look(for: command, by: ClaimSender.everybody[sender], &logState)
    switch command {
    case .submit, .resubmit:
      if try choices.draw(seldom) { logState.similar = ClaimAlphabet.other }
    case .openDraft:
      if try choices.draw(seldom) { logState.related = .closed }
    case .markDuplicate:
      if try choices.draw(slip) { logState.original = nil }
      if try choices.draw(slip) { logState.original?.isDuplicate = true }
      logState.hasDuplicates = try choices.draw(slip)
      logState.openActivities = try choices.draw(slip) ? 1 : 0
    case .close, .void: logState.openActivities = try choices.draw(slip) ? 1 : 0
    case .erasePersonalData:
      logState.retention.sealsTexts = try !choices.draw(slip)
      logState.retention.openActivities = try choices.draw(slip) ? 1 : 0
    case .correctFact:
      if try choices.draw(slip) { logState.cited = .claimApproved }
    default: break
    }
    return logState
  }

  static func command(
    _ verb: ClaimVerb, on claim: Claim, _ choices: inout Choices
  ) throws(GaveUp) -> ClaimCommand {
    switch ClaimTopic.byVerb[Int(verb.rawValue)] {
    case .filing, .rejection, .assignment: try filing(verb, on: claim, &choices)
    case .inquiry, .checks, .supplements, .duplicates: try inquiry(verb, on: claim, &choices)
    case .cover: try confirmPolicy(&choices)
    case .reserves, .lines, .expenses, .decisions, .appeals, .notices, .waivers, .rescissions:
      try deciding(verb, on: claim, &choices)
    case .payments, .bank, .reviews: try paying(verb, on: claim, &choices)
    case .closing, .reopening: try ending(verb, on: claim, &choices)
    case .fraud, .recovery, .litigation, .writeOffs: try region(verb, on: claim, &choices)
    case .parts, .documents: try contents(verb, &choices)
    case .records, .corrections, .representatives, nil: try record(verb, &choices)
    }
  }
}

extension Claim {
  /// Whether a verb can have an effect in the claim's present state: only to keep walks moving.
  func canUse(_ verb: ClaimVerb) -> Bool {
    switch verb {
    case .approve, .approvePartially: checks.coverage == .passed && reserve.minorUnits > 0
    case .confirmDecision, .returnDecision: file.proposal != nil
    case .confirmReserve, .declineReserve: file.reserveProposal != nil
    case .setReserve: file.reserveProposal == nil
    case .requestPayment: approved.minorUnits > paid.minorUnits && !isHeld
    case .authorisePayment, .declinePayment, .issuePayment, .clearPayment, .stopPayment,
      .reversePayment:
      payments.indices.contains { payments[$0].allows(verb) }
        || file.expenses.contains { $0.allows(verb) }
    case .completeReview: !file.openReviews.isEmpty
    case .resubmit: file.isChanged
    case .acknowledge: !isAcknowledged
    case .openSubrogation: paid.minorUnits > 0 && recovery != .open
    case .recordRecovery: recovery == .open && paid.minorUnits > file.recovered.minorUnits
    case .closeSubrogation: recovery == .open
    case .confirmRecovery: file.recoveries.contains { !$0.counts }
    case .reverseRecovery: !file.recoveries.isEmpty
    case .referToSIU: fraud == .flagged || fraud == .confirmed
    case .clearFraud, .confirmFraud: fraud == .referred
    case .closeLitigation: litigation == .open
    case .waiveAppeal: !file.appealWaived && (status == .denied || isPartial)
    case .notifyDecision: file.notifiedOn == nil
    case .writeOffDebt: file.owed.minorUnits > 0 || file.undisputed && approved != paid
    case .writeOffLoss: fraud == .confirmed && paid.minorUnits > 0
    default: true
    }
  }
}
