import EventSourcing

extension DocumentDecider {
  /// How many days before a document ends its owner is reminded.
  public static let reminderDays: [UInt32] = [30, 7, 1]

  /// What is due on a document by itself and not yet done, with the moment from which it is due.
  ///
  /// One reminder at most: of those that were missed, the latest says it all.
  public static func due(
    on document: Document, at time: Instant, under rules: ClaimRules
  ) -> [(due: Instant, command: DocumentCommand)] {
    guard document.status == .verified, let end = document.end else { return [] }
    if end <= time { return [(end, .expireDocument(ExpireDocument()))] }
    guard let reminder = document.dueReminder(at: time),
      !document.reminders.contains(reminder.days)
    else { return [] }
    return [(reminder.since, .remindExpiry(RemindExpiry(days: reminder.days)))]
  }

  /// When something will be due on a document by itself, after a moment; nil for never.
  public static func nextDue(of document: Document, after time: Instant) -> Instant? {
    guard document.status == .verified, let end = document.end else { return nil }
    let moments = reminderDays.map { end.before(days: $0) } + [end]
    return moments.first { $0 > time }
  }
}

extension Document {
  /// The reminder whose time it is, sent or not, and since when: each has the time until the next.
  func dueReminder(at time: Instant) -> (days: UInt32, since: Instant)? {
    guard let end, time < end else { return nil }
    let days = DocumentDecider.reminderDays.last { end.before(days: $0) <= time }
    return days.map { ($0, end.before(days: $0)) }
  }
}

extension Instant {
  /// The instant `days` days of 24 hours earlier; at least the first instant there is.
  fileprivate func before(days: UInt32) -> Instant {
    let (difference, overflow) = nanoseconds.subtractingReportingOverflow(
      Int64(days) * 86_400_000_000_000)
    return Instant(nanoseconds: overflow ? .min : difference)
  }
}
