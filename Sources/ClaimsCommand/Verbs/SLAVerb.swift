import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing

// The verb sla: what is due when, and what is late.

extension Verb {
  static let slaOptions = [
    Option("profile", "FILE")
  ]

  func sla(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    guard let file = arguments.value("profile") else {
      throw Usage(.slaNeedsProfileFILEWhich)
    }
    var query = try arguments.query(SLAQuery.self)
    let profile = try profile(in: file)
    query.profile = profile
    let limit = query.limit.map { Int(clamping: $0) } ?? .max
    return try ask(query, arguments, &output) { view, _, output in
      var summary = SLASummary(of: profile, for: query.subject)
      var listed: [SLAEntry] = []
      view.forEachClock { entry in
        summary.add(entry.clock)
        let isListed =
          query.breached
          ? entry.clock.state == .breached : entry.clock.state.isOpen || entry.clock.isOverdue
        if isListed { listed.append(entry) }
      }
      listed.sort {
        ($0.clock.due, $0.stream.id, $0.clock.rule) < ($1.clock.due, $1.stream.id, $1.clock.rule)
      }
      if listed.count > 0, limit > 0 {
        let shown = try listed.prefix(limit).map { try view.withMissed($0) }
        print(shown, withMissed: query.breached, &output)
      }
      if listed.count > limit {
        output.line(output.dim("\(listed.count - limit) " + output.speech.say(.more)))
      }
      if !listed.isEmpty { output.line("") }
      print(summary, &output)
    }
  }

  private func profile(in file: String) throws -> SLAProfile {
    let bytes = try Input(file).all()
    do throws(JSONFault) { return try SLAProfile(json: bytes) } catch {
      throw Failure(error.wording.of(file: file))
    }
  }

  private func print(_ entries: [SLAEntry], withMissed: Bool, _ output: inout Output) {
    let speech = output.speech
    output.table(
      entries,
      [
        .field("due"),
        Column(head: Phrase()) {
          $0.clock.isOverdue
            ? speech.say(.overdue) : speech.name(of: $0.clock.state)
        },
        .field("startedAt"), .field("stoppedAt"),
        .field("clock") {
          printable($0.clock.name) + ($0.clock.round > 1 ? " (\($0.clock.round))" : "")
        },
        Column(.of) { speech.kind(of: $0.stream.category) },
        .field("type") {
          $0.type.flatMap(ClaimType.named).map { speech.name(of: $0) } ?? $0.type ?? "–"
        },
        .field("id") { $0.stream.id.text },
      ] + (withMissed ? missed(speech) : []))
  }

  /// Whose a late clock was, and for how long.
  private func missed(_ speech: Speech) -> [Column<SLAEntry>] {
    [
      Column(.columnLate) { entry in
        entry.missed.map { shortSpan($0.seconds * 1_000_000_000, speech) } ?? "–"
      },
      .field("by") { entry in
        entry.missed.flatMap { $0.by.isEmpty ? nil : printable($0.by.text) } ?? "–"
      },
    ]
  }

  private func print(_ summary: SLASummary, _ output: inout Output) {
    typealias Columns = [Column<SLASummary.Row>]
    let speech = output.speech
    func count(_ state: SLAState) -> Column<SLASummary.Row> {
      let name = speech.name(of: state)
      return Column(head: Phrase(plain: name), isNumber: true) { "\($0.counts[state] ?? 0)" }
    }
    let begun: Columns = [
      Column(.clock) { printable($0.name) },
      .number(.started) { "\($0.clocks)" },
    ]
    let ended: Columns = [
      .number(.overdueClocks) { "\($0.overdue)" }, count(.cancelled),
      .number(.mean) { $0.mean.map { shortSpan($0, speech) } ?? "–" },
      .number(.longest) { $0.stopped > 0 ? shortSpan($0.longest, speech) : "–" },
    ]
    output.table(
      summary.rows,
      begun + [count(.running), count(.paused), count(.met), count(.breached)] + ended)
  }
}

/// A span of nanoseconds for people: `11.3 days`, `5.9 h`, `42 min`, `8 s`.
private func shortSpan(_ nanoseconds: Int64, _ speech: Speech) -> String {
  func tenths(_ unit: Int64) -> String {
    let tenths = nanoseconds / (unit / 10)
    return "\(tenths / 10).\(tenths % 10)"
  }
  let second: Int64 = 1_000_000_000
  if nanoseconds >= 2 * 86_400 * second {
    return tenths(86_400 * second) + " " + speech.say(.days)
  }
  if nanoseconds >= 2 * 3600 * second { return tenths(3600 * second) + " h" }
  if nanoseconds >= 60 * second { return "\(nanoseconds / (60 * second)) min" }
  return "\(nanoseconds / second) s"
}

extension Speech {
  /// The state of a clock, in words.
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
