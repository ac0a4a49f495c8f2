import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// The clocks of claims, documents and reports that run at once in the walk, compared with what
/// their events alone say.
enum StreamClocks {
  /// One clock for each kind of stream; none has days off, so that counting is easy.
  static let profile: SLAProfile = {
    let json = """
      {"name": "walk", "clocks": [
       {"name": "admit", "starts": ["ClaimSubmitted", "ClaimResubmitted"],
        "stops": ["ClaimOpened", "ClaimRejected"], "cancels": ["ClaimClosed", "ClaimVoided"],
        "within": {"hours": \(hours[.claim] ?? 0)}},
       {"name": "examine", "of": "document", "starts": ["DocumentSubmitted", "DocumentResubmitted"],
        "stops": ["DocumentVerified", "DocumentRejected"], "cancels": ["DocumentDeleted"],
        "within": {"hours": \(hours[.document] ?? 0)}},
       {"name": "look", "of": "report", "starts": ["ReportSubmitted"], "stops": ["ReportReviewed"],
        "cancels": ["ReportClosed"], "within": {"hours": \(hours[.report] ?? 0)}}]}
      """
    // Without its clocks nothing that is counted is reported, and the first claim handed in fails.
    return (try? SLAProfile(json: Array(json.utf8)))
      ?? SLAProfile(name: "none", calendar: WorkCalendar())
  }()

  private static let hours: [Category: Int64] = [.claim: 240, .document: 48, .report: 24]

  /// What the monitor says that the events do not; nil if it says what they say.
  static func violation(
    _ monitor: SLAMonitor, _ rounds: [StreamID: [AloneLedger.Round]], at now: Instant
  ) -> String? {
    var told: [StreamID: [ToldClock]] = [:]
    monitor.forEachClock(at: now) { entry in
      let clock = entry.clock
      told[entry.stream, default: []].append(
        ToldClock(
          startedAt: clock.startedAt, due: clock.due, stoppedAt: clock.stoppedAt,
          state: clock.state))
    }
    for stream in Set(told.keys).union(rounds.keys) {
      let limit = (hours[stream.category] ?? 0) * 3_600_000_000_000
      let counted = (rounds[stream] ?? []).map { $0.told(within: limit, at: now) }
      if told[stream] ?? [] != counted {
        return "I23: \(stream.category.word ?? "") clocks \(told[stream] ?? []), not \(counted)"
      }
    }
    return nil
  }
}
