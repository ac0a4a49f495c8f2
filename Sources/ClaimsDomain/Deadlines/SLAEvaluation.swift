import EventSourcing

extension SLAProfile {
  /// The state of one stream's clocks at a time, by its events alone.
  ///
  /// Clocks come in the order of the rules, those of a rule by their rounds.
  ///
  /// - Parameters:
  ///   - moments: what happened to it, in the order of the log. Those later than `now` are unknown.
  ///   - subject: what kind of stream it is.
  ///   - type: the code of its type, for rules that are for some types alone.
  ///   - now: the time at which they are judged.
  public func clocks(
    of moments: [SLAMoment], on subject: SLASubject, type: UInt32 = 0, at now: Instant
  ) -> [SLAClock] {
    var clocks: [SLAClock] = []
    for place in rules.indices {
      let rule = rules[place]
      guard rule.subject == subject, rule.types.isEmpty || rule.types.contains(type) else {
        continue
      }
      var run = SLARun(rule, at: place, on: calendar)
      for signal in rule.signals(in: moments, until: now) { run.take(signal) }
      clocks += run.clocks(at: now)
    }
    return clocks
  }
}

/// What a rule makes of a moment, and when.
private struct SLASignal {
  let events: SLAEventSet
  let time: Instant
}

extension SLARule {
  /// What the rule looks at, in order of time; what happened at once in the order of the log.
  fileprivate func signals(in moments: [SLAMoment], until now: Instant) -> [SLASignal] {
    let wanted = events
    var signals: [SLASignal] = []
    var isSorted = true
    for moment in moments where moment.events.meets(wanted) {
      guard moment.done <= now else { continue }
      // A fact starts a clock when it became true; nothing stops one before it was known.
      let time = moment.events.meets(starts) ? moment.since : moment.done
      if let last = signals.last, time < last.time { isSorted = false }
      signals.append(SLASignal(events: moment.events, time: time))
    }
    guard !isSorted else { return signals }
    return signals.enumerated().sorted { left, right in
      (left.element.time, left.offset) < (right.element.time, right.offset)
    }.map { $0.element }
  }
}

/// A rule on its way through the events of one stream.
private struct SLARun {
  private let rule: SLARule
  private let place: Int
  private let calendar: WorkCalendar
  private var done: [SLAClock] = []
  private var clock: SLAClock?
  /// The pauses of the clock that runs, the last of which may still last.
  private var pauses: [Range<Instant>] = []
  /// The rule's pauses that something began and nothing ended: one bit for each.
  private var standing: UInt64 = 0

  init(_ rule: SLARule, at place: Int, on calendar: WorkCalendar) {
    self.rule = rule
    self.place = place
    self.calendar = calendar
  }

  mutating func take(_ signal: SLASignal) {
    if clock == nil {
      pause(signal)
      if signal.events.meets(rule.starts) { start(at: signal.time) }
    } else if signal.events.meets(rule.cancels) {
      end(at: signal.time, .cancelled)
    } else if signal.events.meets(rule.stops) {
      end(at: signal.time, .met)
      if rule.repeats { start(at: signal.time) }
    } else {
      pause(signal)
    }
  }

  private mutating func start(at time: Instant) {
    clock = SLAClock(
      rule: place, name: rule.name, round: done.count + 1, startedAt: time)
    if standing != 0 { clock?.pausedSince = time }
  }

  private mutating func end(at time: Instant, _ state: SLAState) {
    guard var ending = clock else { return }
    ending.stoppedAt = time
    settle(&ending, at: time, state)
    done.append(ending)
    clock = nil
    pauses = []
  }

  private mutating func pause(_ signal: SLASignal) {
    let stood = standing != 0
    for (place, pause) in rule.pauses.enumerated() {
      if signal.events.meets(pause.begins) { standing |= 1 << UInt64(place) }
      if signal.events.meets(pause.ends) { standing &= ~(1 << UInt64(place)) }
    }
    guard clock != nil, stood != (standing != 0) else { return }
    if stood, let since = clock?.pausedSince {
      if since < signal.time { pauses.append(since..<signal.time) }
      clock?.pausedSince = nil
    } else {
      clock?.pausedSince = signal.time
    }
  }

  /// Says when a clock is due and how it stands, at a time at which it ends or is looked at.
  private func settle(_ clock: inout SLAClock, at time: Instant, _ state: SLAState) {
    var all = pauses
    if let since = clock.pausedSince, since < time { all.append(since..<time) }
    clock.due = rule.measure.due(from: clock.startedAt, pauses: all, on: calendar)
    clock.state = clock.due <= time ? .breached : state
    // A pause after the breach is none: there was nothing left to pause.
    let end = min(time, clock.due)
    for pause in all where pause.lowerBound < end {
      clock.paused = clock.paused &+ pause.lowerBound.distance(to: min(pause.upperBound, end))
    }
    if clock.state != .paused { clock.pausedSince = nil }
  }

  func clocks(at now: Instant) -> [SLAClock] {
    guard var clock else { return done }
    settle(&clock, at: now, clock.pausedSince == nil ? .running : .paused)
    return done + [clock]
  }
}
