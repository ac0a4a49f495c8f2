import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

// The verb sla: what was to be done by when, and what is late.

extension Verb {
  static let slaOptions = [
    Option(
      name: "profile", value: "FILE", meaning: "the clocks, as JSON; Examples/Profiles has one"),
    Option(name: "at", value: "TIME", meaning: "how they stood at this time; now else"),
    Option(
      name: "subject", value: "SUBJECT",
      meaning: "the clocks of these alone: claim, report or document"),
    Option(name: "breached", value: nil, meaning: "every clock that is or was late, nothing else"),
    Option(
      name: "clock", value: "CLOCK",
      meaning: "which time of an event counts: recorded, or effective"),
    Option(name: "limit", value: "N", meaning: "how many clocks to list at most"),
  ]

  static let slaNote = """
    Without --breached the clocks are listed that still wait for something, what is due first comes
    first, and then how many there are of each; with --json all of them: claim by claim, then those
    of incident reports (what an authority is to be told) and of documents. A clock is due at the first moment that is too late. A fact starts a clock at its effective time; what was
    to be done was done when it was recorded, so that dating it back helps nobody; what was imported
    has its own times. --clock effective believes every effective time. Source: Specs/SLA.md.
    """

  func sla(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    guard let file = arguments.value("profile") else {
      throw Usage(
        "'sla' needs --profile FILE: which clocks there are; Examples/Profiles has some",
        "'sla' necesita --profile FILE: qué plazos hay; Examples/Profiles tiene algunos")
    }
    let now = try arguments.time("at") ?? systemClock()
    let clock = try arguments.choice("clock", of: ModelClock.self) ?? .recorded
    let limit = try arguments.count("limit") ?? .max
    let subject = try arguments.choice("subject", of: SLASubject.self)
    let profile = try profile(in: file)
    let reader = try Reader(arguments, output)
    let monitor = try SLAMonitor(profile, clock: clock, folding: reader.log)
    let onlyBreached = arguments.has("breached")
    if arguments.has("json") {
      var left = limit
      monitor.forEachClock(at: now, of: subject, as: reader.sight) { entry in
        guard left > 0, !onlyBreached || entry.clock.state == .breached else { return }
        left -= 1
        output.line(entry.json)
      }
      return .done
    }
    var summary = SLASummary(of: profile, for: subject)
    var listed: [SLAEntry] = []
    monitor.forEachClock(at: now, of: subject, as: reader.sight) { entry in
      summary.add(entry.clock)
      let isListed =
        onlyBreached
        ? entry.clock.state == .breached : entry.clock.state.isOpen || entry.clock.isOverdue
      if isListed { listed.append(entry) }
    }
    listed.sort {
      ($0.clock.due, $0.stream.id, $0.clock.rule) < ($1.clock.due, $1.stream.id, $1.clock.rule)
    }
    if listed.count > 0, limit > 0 { print(listed.prefix(limit), &output) }
    if listed.count > limit {
      output.line(output.dim("\(listed.count - limit) " + output.speech.say("more", "más")))
    }
    if !listed.isEmpty { output.line("") }
    print(summary, &output)
    return .done
  }

  private func profile(in file: String) throws -> SLAProfile {
    let bytes = try Input(file).all()
    do throws(JSONFault) { return try SLAProfile(json: bytes) } catch {
      throw Failure(error.wording.of(file: file))
    }
  }

  private func print(_ entries: ArraySlice<SLAEntry>, _ output: inout Output) {
    let speech = output.speech
    var table = TextTable([
      speech.say("due", "vence"), "", speech.say("since", "desde"),
      speech.say("stopped", "detenido"), speech.say("clock", "plazo"), speech.say("of", "de"),
      speech.say("type", "tipo"), "id",
    ])
    for entry in entries {
      let clock = entry.clock
      let round = clock.round > 1 ? " (\(clock.round))" : ""
      table.add([
        shortTime(clock.due),
        clock.isOverdue ? speech.say("overdue", "atrasado") : speech.name(of: clock.state),
        shortTime(clock.startedAt), clock.stoppedAt.map(shortTime) ?? "–",
        printable(clock.name) + round, speech.kind(of: entry.stream),
        entry.type.flatMap(ClaimType.named).map { speech.name(of: $0) } ?? entry.type ?? "–",
        entry.stream.id.text,
      ])
    }
    table.print(&output)
  }

  private func print(_ summary: SLASummary, _ output: inout Output) {
    let speech = output.speech
    var table = TextTable(
      [speech.say("clock", "plazo"), speech.say("started", "iniciados")]
        + [SLAState.running, .paused, .met, .breached].map { speech.name(of: $0) }
        + [speech.say("overdue", "atrasados"), speech.name(of: .cancelled)]
        + [speech.say("mean", "media"), speech.say("longest", "máximo")], numbers: Set(1...9))
    for row in summary.rows {
      func count(_ state: SLAState) -> String { "\(row.counts[state] ?? 0)" }
      table.add([
        printable(row.name), "\(row.clocks)", count(.running), count(.paused), count(.met),
        count(.breached), "\(row.overdue)", count(.cancelled),
        row.mean.map { shortSpan($0, speech) } ?? "–",
        row.stopped > 0 ? shortSpan(row.longest, speech) : "–",
      ])
    }
    table.print(&output)
  }
}

/// A span of nanoseconds as people say it: `11.3 days`, `5.9 h`, `42 min`, `8 s`.
private func shortSpan(_ nanoseconds: Int64, _ speech: Speech) -> String {
  func tenths(_ unit: Int64) -> String {
    let tenths = nanoseconds / (unit / 10)
    return "\(tenths / 10).\(tenths % 10)"
  }
  let second: Int64 = 1_000_000_000
  if nanoseconds >= 2 * 86_400 * second {
    return tenths(86_400 * second) + speech.say(" days", " días")
  }
  if nanoseconds >= 2 * 3600 * second { return tenths(3600 * second) + " h" }
  if nanoseconds >= 60 * second { return "\(nanoseconds / (60 * second)) min" }
  return "\(nanoseconds / second) s"
}

extension Speech {
  /// How a clock stands.
  func name(of state: SLAState) -> String {
    guard language == .es else { return state.rawValue }
    return switch state {
    case .running: "en curso"
    case .paused: "en pausa"
    case .met: "cumplido"
    case .breached: "incumplido"
    case .cancelled: "anulado"
    }
  }
}
