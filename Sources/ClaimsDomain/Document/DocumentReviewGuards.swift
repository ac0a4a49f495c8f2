import EventSourcing

// The guards of looking at a document, and of the days until it ends.

extension Guard<DocumentDecider> {
  static var contributorVerifies: Self {
    Self(.fourEyesRequired) { document, context in
      .when(
        context.rules.fourEyes && document.concerns(context.actor),
        expected: .somebodyOtherThan(context.actor), found: .value(context.actor))
    }
  }
  static var rejectionCodesMissing: Self {
    Self(.reasonMissing, of: { $0.rejectDocument?.codes }) { codes, _, _ in
      .when(codes.isEmpty, expected: .codeOf(Catalog.documentRejectionReasons.name))
    }
  }
  static var rejectionCodesRepeated: Self {
    Self(.invalidField, of: { $0.rejectDocument?.codes }) { codes, _, context in
      guard context.version > 9, !context.isImported else { return nil }
      return Violation(ofRepetitionIn: codes, of: "codes")
    }
  }
  static var rejectionCodeUnknown: Self {
    Self(.unknownCatalogCode, of: { $0.rejectDocument?.codes }) { codes, _, context in
      let catalogs = context.relatedFacts.catalogs
      return codes.first { !catalogs.isActive($0, in: .documentRejectionReasons) }.map {
        Violation(expected: .codeOf(Catalog.documentRejectionReasons.name), found: .value($0))
      }
    }
  }
  static var unchangedSinceRejection: Self {
    Self(.noChange) { document, _ in
      .when(!document.isChanged, expected: .otherPagesOrOtherDetails)
    }
  }
  /// The first time it was handed in is none of them.
  static var resubmitLimit: Self {
    Self(.resubmitLimit) { document, context in
      let (limit, count) = (context.rules.documentResubmitLimit, document.submissions)
      return .when(count > limit, expected: .atMost(limit), found: .value(count))
    }
  }
  static var reasonMissing: Self {
    Self(.reasonMissing, of: { $0.revokeDocument?.reason }) { reason, _, _ in
      .when(reason.isBlank, expected: .reason)
    }
  }

  // MARK: Its end

  static var alreadyExpired: Self {
    Self(.alreadyExpired) { document, context in
      guard let last = document.validUntil else { return nil }
      return .when(
        last.endUTC <= context.clock, expected: .dayThatIsNotOver, found: .value(last))
    }
  }
  static var notExpired: Self {
    Self(.notDue) { document, context in
      guard let end = document.end else { return Violation(expected: .lastDay) }
      return .when(context.clock < end, expected: .from(end), found: .value(context.clock))
    }
  }
  static var reminderNotDue: Self {
    Self(.notDue, of: { $0.remindExpiry?.days }) { days, document, context in
      let due = document.dueReminder(at: context.clock)?.days
      return .when(
        due != days, expected: due.map { .days($0) } ?? .noneNow,
        found: .days(days))
    }
  }
  static var alreadyReminded: Self {
    Self(.alreadyReminded, of: { $0.remindExpiry?.days }) { days, document, _ in
      .when(document.reminders.contains(days), found: .days(days))
    }
  }
}
