import ClaimsTesting
import EventSourcing
import Testing

@testable import ClaimsDomain

/// An accepted command: every event it leads to, in order, and the claim's status then.
typealias ClaimVector = RowCase<ClaimDecider>

extension ClaimVector {
  init(
    _ row: String, _ command: ClaimCommand, on claim: Claim, by sender: ClaimSender = .hugo,
    under rules: ClaimRules = .builtIn,
    beside relatedFacts: ClaimRelatedFacts = ClaimRelatedFacts(),
    version: UInt32 = .max, to status: ClaimStatus? = nil, _ events: ClaimEvent...
  ) {
    let context = ClaimContext(
      recorded: noon, effective: noon, actor: sender.actor, role: sender.role, rules: rules,
      relatedFacts: relatedFacts, version: version)
    self.init(row, command, on: claim, context, events) {
      $0.status == status ?? claim.status
    }
  }

  static let all =
    ClaimFilingTests.vectors + ClaimPartTests.vectors + ClaimInquiryTests.vectors
    + ClaimReserveTests.vectors + CoverTests.vectors + ClaimDecisionTests.vectors
    + ClaimPaymentTests.vectors + UndisputedTests.vectors + ExpenseTests.vectors
    + ClaimEndingTests.vectors + ClaimRegionTests.vectors + ClaimRecordTests.vectors

  func check() {
    #expect(ClaimTableTests.table.held.fault(of: self, under: ClaimDecider.lifecycle) == nil)
  }
}

let noon = ClaimSender.noon

/// A claim that is sent one command after another.
struct ClaimStory {
  var claim = Claim()
  var rules = ClaimRules.builtIn
  var relatedFacts = ClaimRelatedFacts()
  var time = noon
  var history: [ClaimEventKind] = []

  init(_ claim: Claim = Claim()) { self.claim = claim }

  /// - Throws: the refusal, if the command is refused; the claim is unchanged then.
  mutating func send(_ command: ClaimCommand, by sender: ClaimSender = .hugo) throws(Refusal) {
    let events = try ClaimDecider.decide(
      command, given: claim,
      in: ClaimContext(
        recorded: time, effective: time, actor: sender.actor, role: sender.role, rules: rules,
        relatedFacts: relatedFacts))
    for event in events { ClaimDecider.evolve(&claim, event) }
    history += events.map(\.kind)
  }

  /// Why a command is refused; empty if it is not.
  func codes(_ command: ClaimCommand, by sender: ClaimSender = .hugo) -> [RefusalCode] {
    var copy = self
    do {
      try copy.send(command, by: sender)
      return []
    } catch {
      return error.reasons.map(\.code)
    }
  }
}
