import EventSourcing

extension ClaimRule {
  /// The reason for a refusal, if the command's arguments violate this rule on this claim.
  ///
  /// A rule about an argument that the command does not have is never violated.
  func violation(
    by command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> Reason? {
    switch command {
    case .openDraft(let open): violation(by: open, in: context)
    case .editDraft(let edit): violation(by: edit, on: claim, in: context)
    case .acceptIntake(let accept): violation(by: accept, on: claim)
    case .setReserve(let set): violation(of: set.amount, asReserveOf: claim)
    case .approve(let approve): violation(of: approve.amount, asDecisionOn: claim)
    case .deny(let deny): violation(ofReason: deny.reason)
    case .requestPayment(let request): violation(by: request, on: claim)
    case .authorisePayment(let authorise):
      violation(of: claim.payment(authorise.payment), by: .authorisePayment, on: claim, in: context)
    case .issuePayment(let issue):
      violation(
        of: claim.payment(issue.payment), by: .issuePayment, final: issue.final, on: claim,
        in: context)
    case .close(let close): violation(ofOutcome: close.outcome, on: claim)
    case .reopen(let reopen): violation(ofReason: reopen.reason)
    case .addNote(let note): self == .textEmpty && isBlank(note.text) ? Reason(code) : nil
    case .submit, .startInvestigation: nil
    }
  }

  // MARK: Filing

  private func violation(by open: OpenDraft, in context: ClaimContext) -> Reason? {
    switch self {
    case .typeMissing: open.type == .unspecified ? Reason(code, expected: "type") : nil
    case .claimedNegative: violation(ofNegative: open.claimed)
    case .lossDateInFuture: violation(ofLossDate: open.lossDate, in: context)
    case .relatedMissing:
      open.related != nil && context.neighbours.related == nil
        ? Reason(code, expected: "a claim in this log", found: open.related?.text ?? "") : nil
    default: nil
    }
  }

  private func violation(
    by edit: EditDraft, on claim: Claim, in context: ClaimContext
  ) -> Reason? {
    switch self {
    case .nothingEdited: edit.changes(to: claim) == ClaimDetailsEdited() ? Reason(code) : nil
    case .claimedNegative: edit.claimed.flatMap { violation(ofNegative: $0) }
    case .lossDateInFuture: violation(ofLossDate: edit.lossDate, in: context)
    default: nil
    }
  }

  private func violation(by accept: AcceptIntake, on claim: Claim) -> Reason? {
    switch self {
    case .assigneeMissing: accept.handler.isEmpty ? Reason(code, expected: "handler") : nil
    case .assigneeIsClaimant:
      !accept.handler.isEmpty && accept.handler == claim.claimant
        ? Reason(code, expected: "somebody else", found: accept.handler.text) : nil
    default: nil
    }
  }

  private func violation(ofNegative amount: Money) -> Reason? {
    amount.minorUnits < 0 ? Reason(code, found: amount.display) : nil
  }

  /// A day is in the future once it has begun nowhere on Earth: time zones reach to UTC+14.
  private func violation(ofLossDate date: LocalDate?, in context: ClaimContext) -> Reason? {
    let ahead: Int64 = 14 * 3_600_000_000_000
    let (sum, overflow) = context.effective.nanoseconds.addingReportingOverflow(ahead)
    let latest = Instant(nanoseconds: overflow ? .max : sum).dayUTC
    guard let date, date > latest else { return nil }
    return Reason(code, expected: "at most " + latest.text, found: date.text)
  }

  // MARK: Closing

  private func violation(ofReason reason: String) -> Reason? {
    self == .reasonMissing && isBlank(reason) ? Reason(code, expected: "reason") : nil
  }

  private func violation(ofOutcome outcome: CloseOutcome, on claim: Claim) -> Reason? {
    guard self == .outcomeInvalid else { return nil }
    let allowed: CloseOutcome =
      switch claim.status {
      case .settled: .completed
      case .denied: .deniedFinal
      case .approved: claim.paid.minorUnits > 0 ? .completed : .closedWithoutPayment
      default: .inactivity
      }
    guard outcome != allowed else { return nil }
    return Reason(
      code, expected: allowed.name.description, found: outcome.name.description)
  }

  func isBlank(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0d) }
  }
}

extension EditDraft {
  /// What would change: only the fields that are given and differ.
  func changes(to claim: Claim) -> ClaimDetailsEdited {
    ClaimDetailsEdited(
      title: title.flatMap { $0.utf8.elementsEqual(claim.title.utf8) ? nil : $0 },
      claimed: claimed == claim.claimed ? nil : claimed,
      lossDate: lossDate == claim.lossDate ? nil : lossDate)
  }
}
