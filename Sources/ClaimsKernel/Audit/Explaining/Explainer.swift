import ClaimsDomain
import EventSourcing

/// Folds a log up to one position and explains what was decided there.
public struct Explainer: Sendable {
  private let position: UInt64?
  private let probing: Bool
  private let words: Words?
  private var logState = LogState()
  private var grants = GrantBook()

  /// - Parameters:
  ///   - position: that of an event, or at which a refused command was judged; nil for every one.
  ///   - probing: whether to find out what guards look at.
  ///   - words: in which listed values are told; as their names if nil.
  public init(at position: UInt64?, probing: Bool = true, in words: Words? = nil) {
    (self.position, self.probing, self.words) = (position, probing, words)
  }

  /// Whether the log's next entry lies behind the position.
  public func isDone(before entry: Entry) -> Bool {
    position.map { entry.decidedAt.value > $0 } ?? false
  }

  /// Whether it is at the position.
  public func concerns(_ entry: Entry) -> Bool {
    guard let position else { return true }
    return entry.refusal == nil
      ? entry.decidedAt.value < position && position <= entry.last.value
      : entry.decidedAt.value == position
  }

  /// Takes the log's next entry.
  ///
  /// - Parameters:
  ///   - entry: a commit or a refusal, in the order of the log.
  ///   - earlier: the accepted commit with its command's id that lies before it.
  /// - Returns: nil for one that is not at the position, and for refusals that were only counted.
  /// - Throws: what this build cannot read.
  public mutating func next(
    _ entry: Entry, earlier: Entry?
  ) throws(WireError) -> Explanation? {
    let explanation = concerns(entry) ? try explain(entry, earlier) : nil
    try logState.apply(entry)
    try grants.take(entry)
    return explanation
  }

  private func explain(_ entry: Entry, _ earlier: Entry?) throws(WireError) -> Explanation? {
    let record = try entry.refusal.map(RefusalRecord.init(decoding:))
    guard record?.summary == nil else { return nil }
    let command = try CommandEnvelope(entry.command)
    let watch = DecisionWatch(probing: probing, in: words)
    var validator = Validator()
    validator.witness = watch
    let verdict = validator.judge(
      command, entry.command, recorded: entry.clock, on: logState, earlier: { earlier })
    let refusal = record.map { Refusal($0.reasons) }
    var trace = watch.trace
    if let reasons = refusal?.reasons, !reasons.isEmpty, reasons.allSatisfy({ $0.code.wantsRow }),
      trace?.admitsRole ?? false
    {
      trace = trace?.withNewerRow()
    }
    return Explanation(
      entry: entry, command: command, lines: try HistoryLine.lines(of: entry), refusal: refusal,
      stage: DecisionStage(of: refusal, trace), trace: trace,
      roleGrant: grants.grant(of: command.role, to: command.actor),
      limits: trace.map { limits(of: command.actor, $0) } ?? [], rulesGrant: grants.rules,
      difference: try DecisionAudit.difference(verdict, with: entry, record, of: command))
  }

  /// The limits on which an answer depends.
  private func limits(of actor: ActorID, _ trace: DecisionTrace) -> [Explanation.Limit] {
    let findings = trace.checks.flatMap(\.findings) + trace.outcome
    let paths = Set(findings.lazy.filter { $0.source == .others }.map(\.path))
    let limits = logState.actors.limits(of: actor)
    let kinds: [(AuthorityKind, String, Money?)] = [
      (.reserve, "reserveLimit", limits.reserve), (.decision, "decisionLimit", limits.decision),
      (.payment, "paymentLimit", limits.payment),
    ]
    return kinds.filter { paths.contains($0.1) }.map { kind, _, limit in
      Explanation.Limit(kind: kind, limit: limit, grant: grants.grant(of: kind, to: actor))
    }
  }
}
