import ClaimsDomain
import EventSourcing

// What reasons tell a reader. Source: Specs/Reading.md, "Answers".

extension Redaction {
  /// Why a command is refused, or not allowed, as far as that tells nothing of what is left out.
  ///
  /// A reason that may tell of a field that is left out stays away beside any other; if there is no
  /// other, one code stands for all of them. It follows from the command alone: neither the number
  /// of such reasons nor their order says anything.
  ///
  /// - Parameter concealsOthers: whether a reason with this code may tell of other streams that the
  ///   reader does not see.
  func shown<A: LogAggregate>(
    _ reasons: [Reason], to verb: A.Command.Kind, of aggregate: A.Type,
    concealsOthers: (RefusalCode) -> Bool
  ) -> [Reason] {
    func conceals(_ code: RefusalCode) -> Bool {
      A.field(toldBy: code, of: verb).map { isOutside || hides($0) } ?? false
        || concealsOthers(code)
    }
    let told = reasons.filter { !conceals($0.code) }
    guard told.isEmpty, !reasons.isEmpty else { return told }
    return [Reason(neutralCode(of: verb, aggregate, conceals))]
  }

  /// If all that may be concealed of a command has one code, that one; else, to who must not know of
  /// more, something is still open. A suspicion is no code of its own.
  private func neutralCode<A: LogAggregate>(
    of verb: A.Command.Kind, _: A.Type, _ conceals: (RefusalCode) -> Bool
  ) -> RefusalCode {
    var codes: Set<RefusalCode> = []
    for step in A.lifecycle.steps where step.verb == verb {
      for code in step.guards.map(\.code) where conceals(code) {
        codes.insert(A.field(toldBy: code, of: verb) == "fraud" ? .openItemsRemain : code)
      }
    }
    guard codes.count == 1, let code = codes.first else { return .openItemsRemain }
    return code
  }
}

extension RefusalCode {
  /// The claim's field of which a reason may tell something: who is at work on it, what is
  /// proposed, what is reserved, what is suspected. Nil for what every reader may be told.
  var tellsOf: String? {
    switch self {
    case .fourEyesRequired, .conflictOfInterest, .assigneeInvalid, .authorityExceeded: "handler"
    case .openItemsRemain, .nothingPending, .proposalOutdated: "proposal"
    case .amountExceedsReserve, .reserveBelowCommitted, .reserveBelowApproved: "reserve"
    case .duplicateChain: "original"
    case .holdActive, .noFlag, .alreadyReferred, .notReferred: "fraud"
    default: nil
    }
  }
}
