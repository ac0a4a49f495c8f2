import ClaimsDomain
import Descriptions
import EventSourcing

/// One decision as the log has it, with everything that it rested on: taken again in the state before
/// it, at its version and under its rules.
///
/// Source: Specs/Audit.md, "Explain".
public struct Explanation: Sendable, PrintsFields {
  /// An actor's limit, on which the decision depended, and by which event it was set.
  public struct Limit: Sendable, PrintsFields {
    /// Whether it limits reserves, decisions or payments.
    public let kind: AuthorityKind
    /// Nil for none of their own.
    public let limit: Money?
    /// Nil if none was ever set.
    public let grant: Grant?
  }

  /// The commit or refusal as it was stored.
  public let entry: Entry
  /// The entry's command, decoded.
  public let command: CommandEnvelope
  /// The events of a commit; none of a refusal.
  public let lines: [HistoryLine]
  /// Why it was refused; nil if it was accepted.
  public let refusal: Refusal?
  /// How far the command came before it was decided.
  public let stage: DecisionStage
  /// Nil if no table was asked.
  public internal(set) var trace: DecisionTrace?
  /// By which event the sender held the role; nil if nobody granted it.
  public let roleGrant: Grant?
  /// The limits that mattered.
  public let limits: [Limit]
  /// The event that set the rules last.
  public let rulesGrant: Grant?
  /// How it is decided today, where that is otherwise; nil if it is the same.
  public let difference: Phrase?

  /// Whether it led to events, rather than being refused.
  public var isAccepted: Bool { refusal == nil }
  /// The kinds that happened.
  public var kinds: [DomainEventKind] { lines.map(\.event.kind) }
}

extension Explanation {
  /// The same as a reader sees it: all of it for those who see every refusal and the stream; for
  /// others who see the stream, or sent the command, what a history shows them.
  ///
  /// - Returns: nil if they see nothing of it.
  public func seen(as visibility: Visibility) -> SeenExplanation? {
    guard !visibility.access.isWhole else { return SeenExplanation(self, of: .whole) }
    let reader = visibility.access.actor
    let isOwn = !reader.isEmpty && command.actor == reader
    let redaction = visibility.redaction(ofTargetOf: command)
    let events = lines.compactMap { VisibleEvent($0, as: visibility) }
    if let redaction, visibility.access.readsRefusals, !redaction.isOutside {
      return SeenExplanation(shown(without: redaction), of: .overseen, events: events)
    }
    if let refusal {
      guard let line = try? RefusalLine(entry)?.seen(as: visibility) else { return nil }
      let row = visibility.redaction(of: command.stream) == nil ? nil : trace?.row
      return SeenExplanation(
        self, of: .outline(row: row, isOwn: true),
        reasons: line.refusal.reasons.isEmpty
          ? refusal.reasons.map { Reason($0.code) } : line.refusal.reasons)
    }
    guard visibility.redaction(of: command.stream) != nil, !events.isEmpty else { return nil }
    // The row says which command it was, and that may be that somebody proposed it before.
    let row = isOwn ? trace?.row : nil
    return SeenExplanation(self, of: .outline(row: row, isOwn: isOwn), events: events)
  }

  /// Without guards that tell of fields that are left out, and without those fields.
  private func shown(without redaction: Redaction) -> Explanation {
    var shown = self
    func tells(_ finding: ProbeFinding) -> Bool {
      let name = finding.path.split(separator: ".").last ?? ""
      return name != "receipt" && !(finding.source == .stream && redaction.hides(finding.path))
    }
    guard var trace else { return self }
    let told = trace.fieldsTold
    trace.checks = trace.checks.enumerated().filter { place, _ in
      told[place].map { !redaction.hides($0) } ?? true
    }.map(\.element)
    for place in trace.checks.indices { trace.checks[place].findings.removeAll { !tells($0) } }
    trace.outcome.removeAll { !tells($0) }
    shown.trace = trace
    return shown
  }
}

/// An explanation as a reader sees it.
public struct SeenExplanation: Sendable {
  /// How much of it is shown.
  enum Extent: Sendable {
    case whole
    /// All but receipts.
    case overseen
    /// What a history shows; and of one's own command the row, if one sees the stream.
    case outline(row: DecisionTrace.Row?, isOwn: Bool)
  }

  /// All of it: the reader may be shown less.
  public let explanation: Explanation
  let extent: Extent
  /// The events that the reader hears of; nil for all.
  private let events: [VisibleEvent]?
  private let told: [Reason]?

  init(
    _ explanation: Explanation, of extent: Extent, events: [VisibleEvent]? = nil,
    reasons: [Reason]? = nil
  ) {
    (self.explanation, self.extent, self.events) = (explanation, extent, events)
    told = reasons
  }

  /// Whether guards, limits and what other streams held are shown.
  public var isDetailed: Bool {
    if case .outline = extent { false } else { true }
  }
  /// Whether the command's arguments are shown.
  public var showsArguments: Bool {
    if case .outline(_, let isOwn) = extent { isOwn } else { true }
  }
  /// Whether it is told who sent it, or only in which role.
  public var showsSender: Bool {
    showsArguments || (events?.first?.showsSender ?? false)
  }
  /// The row that applied, if there is one and the reader is shown it.
  public var row: DecisionTrace.Row? {
    if case .outline(let row, _) = extent { row } else { explanation.trace?.row }
  }
  /// Why it was refused, as far as the reader is told; empty if it was accepted.
  public var reasons: [Reason] { told ?? explanation.refusal?.reasons ?? [] }
  /// The events with their positions.
  public var lines: [HistoryLine] { events.map { $0.map(\.line) } ?? explanation.lines }
  /// What is left out of the arguments.
  public var redaction: Redaction {
    if case .whole = extent { .nothing } else { Redaction(fields: ["receipt"]) }
  }
}
