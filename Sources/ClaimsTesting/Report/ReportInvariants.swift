import ClaimsDomain
import EventSourcing
import StateMachineTesting

extension IncidentReport {
  /// What must never be, in words; nil if nothing is.
  ///
  /// Source: Specs/Lifecycles/Report.md, "Invariants".
  public var brokenInvariant: String? {
    if status == .none { return self == IncidentReport() ? nil : "nothing has something" }
    if status == .erased { return keptText }
    return brokenAnonymity ?? brokenStatus ?? brokenNotices ?? brokenTimeline
  }

  /// I16.
  private var brokenAnonymity: String? {
    if isAnonymous != reporter.isEmpty { return "I16: anonymous with a reporter, or named without" }
    guard isAnonymous else { return nil }
    if receipt.count != IncidentReport.receiptBytes { return "I16: nobody can go on" }
    if claim != nil { return "I16: an anonymous report became a claim" }
    let isDraft = status == .borrador || status == .descartado
    return isDraft && attachments.contains { !$0.addedBy.isEmpty }
      ? "I16: a file names somebody" : nil
  }

  /// I17 and what each status asks for.
  private var brokenStatus: String? {
    if (status == .cerrado) != (closeReason != nil) { return "I17: closed and reason" }
    let isDraft = status == .borrador || status == .descartado
    if isDraft != (submittedAt == nil) { return "handed in and not" }
    if !isDraft, details.attackType == nil || details.impact == nil || details.incidentDate == nil {
      return "handed in with a gap"
    }
    switch status {
    case .nuevo where !reviewer.isEmpty || !assignee.isEmpty: return "R1: new after a review"
    case .revisado where reviewer.isEmpty || !assignee.isEmpty: return "R1: not reviewed"
    case .enInvestigacion where reviewer.isEmpty || assignee.isEmpty:
      return "I17: investigated without review or assignee"
    default: break
    }
    if !reporter.isEmpty, reviewer == reporter || assignee == reporter {
      return "R2: a reporter looks at their own report"
    }
    return links.contains(ReportMachine.report) || Set(links).count < links.count
      ? "R3: linked to itself, or twice" : nil
  }

  private var brokenNotices: String? {
    let stages = notices.map(\.stage.rawValue)
    if stages != Set(stages).sorted() || stages.contains(0) { return "R4: notices out of order" }
    if hasSent(.notification), !hasSent(.early) { return "R4: notified without a warning" }
    if hasSent(.final), !hasSent(.notification) { return "R4: final without a notification" }
    if !notices.isEmpty || !missed.isEmpty, classification.awareAt == nil {
      return "R4: told of what nobody is aware of"
    }
    if status == .cerrado, !notices.isEmpty, !hasSent(.final) { return "R5: closed half told" }
    return Set(missed.map(\.stage)).count < missed.count ? "R6: missed twice" : nil
  }

  private var brokenTimeline: String? {
    let isOrdered = [
      (timeline.compromise, timeline.exfiltration), (timeline.compromise, timeline.discovery),
      (timeline.discovery, timeline.containment), (timeline.compromise, timeline.containment),
    ].allSatisfy { before, after in
      guard let before, let after else { return true }
      return before <= after
    }
    return isOrdered ? nil : "R7: the timeline runs backwards"
  }
}

extension ReportMachine {
  /// What a step must never do, in words; nil if it does not.
  func brokenStep(
    _ step: Transition<IncidentReport, Attempt<ReportDecider>, Result<[ReportEvent], Refusal>>
  ) -> String? {
    let (before, after) = (step.before, step.after)
    if before.status == .nuevo, after.status == .enInvestigacion { return "I17: not reviewed" }
    if before.status != .none,
      before.isAnonymous != after.isAnonymous || before.reporter != after.reporter
    {
      return "I16: another reporter"
    }
    if let claim = before.claim, after.claim != claim { return "R8: two claims" }
    guard step.command.sender.role == .anonymous else { return nil }
    return words(of: step.response).contains { ClaimSender.names.contains($0) }
      ? "I16: what an anonymous reporter leads to names somebody" : nil
  }

  /// Every text in an answer.
  private func words(of response: Result<[ReportEvent], Refusal>) -> [String] {
    let text =
      switch response {
      case .success(let events):
        events.map { event in
          var writer = JSONWriter()
          writer.payload(of: event)
          return writer.text
        }.joined()
      case .failure(let refusal): refusal.json
      }
    return text.split { !$0.isLetter }.map(String.init)
  }
}

extension ClaimSender {
  fileprivate static let names = Set(everybody.map(\.actor.text))
}
