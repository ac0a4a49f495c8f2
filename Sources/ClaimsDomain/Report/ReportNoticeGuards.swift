import EventSourcing

// The guards of telling an authority.

extension Guard<ReportDecider> {
  static var awarenessUnknown: Self {
    Self(.missingRequiredFields) { report, _ in
      .when(report.classification.awareAt == nil, expected: .field("awareAt"))
    }
  }
  static var stageMissing: Self {
    Self(.missingRequiredFields, of: { $0.stage }) { stage, _, _ in
      .when(stage == .unspecified, expected: .field("stage"))
    }
  }
  static var noticeSent: Self {
    Self(.alreadySent, of: { $0.stage }) { stage, report, _ in
      .when(report.hasSent(stage), found: .code(stage))
    }
  }
  /// Early warning, notification, final report; between the last two, one on request.
  static var noticeOutOfOrder: Self {
    Self(.noticeOutOfOrder, of: { $0.stage }) { stage, report, _ in
      guard stage != .unspecified, !report.hasSent(stage) else { return nil }
      if let before = stage.before, !report.hasSent(before) {
        return Violation(expected: .code(before), found: .code(stage))
      }
      return .when(
        stage == .intermediate && report.hasSent(.final), expected: .beforeFinalNotice,
        found: .code(stage))
    }
  }
  static var missedAlready: Self {
    Self(.alreadySent, of: { $0.stage }) { stage, report, _ in
      .when(report.missed.contains { $0.stage == stage }, found: .code(stage))
    }
  }
  static var noticeNotDue: Self {
    Self(.notDue, of: { $0.stage }) { stage, report, context in
      guard report.classification.awareAt != nil else { return nil }
      guard let due = report.due(stage, under: context.rules) else {
        return Violation(expected: .stageWithDeadline, found: .code(stage))
      }
      return .when(
        context.clock < due, expected: .notBefore(due), found: .value(context.clock))
    }
  }
}

extension ReportCommand {
  fileprivate var stage: NoticeStage? { sendAuthorityNotice?.stage ?? flagMissedNotice?.stage }
}

extension NoticeStage {
  /// What must be sent before.
  fileprivate var before: NoticeStage? {
    switch self {
    case .notification: .early
    case .intermediate, .final: .notification
    case .unspecified, .early: nil
    }
  }
}
