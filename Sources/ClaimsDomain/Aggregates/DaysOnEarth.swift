import EventSourcing

extension DecisionContext {
  /// The last day that has begun somewhere on Earth at the effective time: time zones reach to
  /// UTC+14.
  var latestDay: LocalDate { effective.adding(14 * 3_600_000_000_000).dayUTC }
}
