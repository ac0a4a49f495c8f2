import ClaimsDomain
import EventSourcing

/// Replays foreign cases against the lifecycle that the map names: each becomes a claim, or a
/// report, of its own, judged step by step by the validator that judges every other command.
///
/// A case conforms on the table if something was judged and every step had its row; it conforms
/// on the guards too if nothing was refused at all. A step that has a row and that a guard
/// refuses is taken all the same, since the log says that it was: what follows it is judged on what
/// was. A step without a row is not, and neither is the rest of its activity, which builds on it.
public struct Conformance: Sendable {
  private let map: ActivityMap
  private let judge: CaseJudge
  /// What came of the cases so far.
  public private(set) var report: ConformanceReport

  /// Creates a replay that has seen no case yet.
  public init(_ map: ActivityMap) {
    self.map = map
    judge = CaseJudge(rules: map.rules)
    report = ConformanceReport(of: map)
  }

  /// Judges a case and adds what came of it to the report. No log is written.
  public mutating func replay(_ foreign: ForeignCase) {
    let number = UInt64(report.cases) + 1
    var replay = CaseReplay(map, judge, foreign.name, stream: Identifier(high: number, low: 0)) {
      Identifier(high: number, low: $0)
    }
    replay.play(foreign)
    report.add(replay, of: foreign)
  }
}

extension ConformanceReport {
  init(of map: ActivityMap) {
    self.map = map.name
    machine = map.machine
    resources = map.resources
    rulesChange = map.rulesChange
    guesses = map.guesses
  }

  mutating func add(_ replay: CaseReplay, of foreign: ForeignCase) {
    cases += 1
    events += foreign.events.count + foreign.faults.count { $0.event > 0 }
    passedOver += replay.passedOver
    inferred += replay.inferred
    let standing = replay.standing
    outcomes[standing.status, default: 0] += 1
    if let closing = standing.closing { closings[closing, default: 0] += 1 }
    if replay.reopenings > 0 { reopened += 1 }
    reopenings += replay.reopenings
    switch replay.finding {
    case .unjudged: unjudged += 1
    case .conforming:
      conformingOnTable += 1
      conforming += 1
    case .conformingOnTable: conformingOnTable += 1
    case .deviating: break
    }
    deviations += replay.deviations
    remarks += replay.remarks
    unread.add(replay.unread.values)
    otherTransitions.merge(replay.otherTransitions, uniquingKeysWith: +)
  }
}
