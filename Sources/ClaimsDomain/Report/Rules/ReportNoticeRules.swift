import EventSourcing

extension ReportRule {
  /// Rules about telling an authority: R10 and R16.
  func noticeViolation(
    by command: ReportCommand, on report: IncidentReport, in context: ReportContext
  ) -> Reason? {
    let stage: NoticeStage
    switch command {
    case .sendAuthorityNotice(let send): stage = send.stage
    case .flagMissedNotice(let flag): stage = flag.stage
    default: return nil
    }
    switch self {
    case .stageMissing: return stage == .unspecified ? Reason(code, expected: "stage") : nil
    case .noticeSent:
      return report.hasSent(stage) ? Reason(code, found: stage.name.description) : nil
    case .noticeOutOfOrder: return disorder(of: stage, on: report)
    case .missedAlready:
      let isFlagged = report.missed.contains { $0.stage == stage }
      return isFlagged ? Reason(code, found: stage.name.description) : nil
    case .noticeNotDue:
      guard report.classification.awareAt != nil else { return nil }
      guard let due = report.due(stage, under: context.rules) else {
        return Reason(code, expected: "a stage with a deadline", found: stage.name.description)
      }
      guard context.clock < due else { return nil }
      return Reason(code, expected: "not before " + due.text, found: context.clock.text)
    default: return nil
    }
  }

  /// Early warning, notification, final report; between the last two, one on request.
  private func disorder(of stage: NoticeStage, on report: IncidentReport) -> Reason? {
    guard stage != .unspecified, !report.hasSent(stage) else { return nil }
    let before: NoticeStage? =
      switch stage {
      case .notification: .early
      case .intermediate, .final: .notification
      default: nil
      }
    if let before, !report.hasSent(before) {
      return Reason(code, expected: before.name.description, found: stage.name.description)
    }
    if stage == .intermediate, report.hasSent(.final) {
      return Reason(code, expected: "before the final notice", found: stage.name.description)
    }
    return nil
  }
}
