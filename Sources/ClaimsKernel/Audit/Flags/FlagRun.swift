import ClaimsDomain
import EventSourcing

/// Looks through a log for everything that is worth a look, once from its beginning to its end.
///
/// Source: Specs/Audit.md, "Flags".
public struct FlagRun: Sendable {
  /// Every flag there is.
  static let all: [any Flag.Type] = [
    BackdatedFlag.self, NearLimitFlag.self, SplitPaymentsFlag.self, PairsFlag.self,
    OddHoursFlag.self, CorrectionsAfterPaymentFlag.self, FastApprovalsFlag.self,
  ]

  private var flags: [any Flag]
  private let byEffectiveTime: Bool
  // What flags look at besides the entry: the registers, and what payments were asked for.
  private var register = ActorRegister()
  private var rules = RulesDecider.initial
  private var payments = Recent<[Identifier], RequestedPayment>()

  /// - Parameters:
  ///   - names: which of them; all if it is empty.
  ///   - thresholds: from where on something is remarkable.
  ///   - byEffectiveTime: whether that tells when something was done, and not the recorded one.
  public init(
    _ names: [FlagName] = [], _ thresholds: FlagThresholds = FlagThresholds(),
    byEffectiveTime: Bool = false
  ) {
    self.byEffectiveTime = byEffectiveTime
    flags = Self.all.filter { names.isEmpty || names.contains($0.name) }.map { $0.init(thresholds) }
  }

  /// Takes the log's next entry. - Throws: what this build cannot read.
  public mutating func take(
    _ entry: Entry, _ report: (FlagFinding) -> Void
  ) throws(WireError) {
    guard entry.refusal == nil else { return }
    let lines = try HistoryLine.lines(of: entry)
    guard let command = lines.first?.command else { return }
    let isImported = !command.importedBy.isEmpty
    let time = byEffectiveTime || isImported ? entry.effective : entry.recorded
    let payment = lines.lazy.compactMap(\.authorised).first.flatMap { payments[$0] }
    let moment = FlagMoment(
      lines: lines, entry: entry, command: command, time: time, register: register,
      rules: rules.rules(on: time.dayUTC), payment: payment)
    for place in flags.indices { flags[place].take(moment, report) }
    for line in lines { note(line, at: time) }
  }

  private mutating func note(_ line: HistoryLine, at time: Instant) {
    switch line.event {
    case .actor(let event): register.apply(event, toStream: line.stored.stream.id)
    case .rules(let event): RulesDecider.evolve(&rules, event)
    case .claim(.paymentRequested(let requested)):
      payments.set(
        RequestedPayment(
          position: line.stored.position, time: time, amount: requested.amount,
          payee: requested.payee, requestedBy: requested.requestedBy),
        for: [line.stored.stream.id, requested.payment])
    default: break
    }
  }

  /// Tells what only the end of the log shows.
  public mutating func finish(_ report: (FlagFinding) -> Void) {
    for place in flags.indices { flags[place].finish(report) }
  }
}

extension HistoryLine {
  /// The claim and the payment that were authorised; nil for any other event.
  fileprivate var authorised: [Identifier]? {
    guard case .claim(.paymentAuthorised(let authorised)) = event else { return nil }
    return [stored.stream.id, authorised.payment]
  }
}
