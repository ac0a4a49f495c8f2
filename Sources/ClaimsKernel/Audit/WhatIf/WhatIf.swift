import ClaimsDomain
import Descriptions
import EventSourcing

/// What is supposed: other rules, another policy of authority, in a period.
public struct WhatIfPolicy: Sendable, PrintsFields {
  /// Nil to keep the rules in force.
  public var rules: SupposedRules?
  /// Limits in place of those in force; none by default. No factor applies to them.
  public var limits = SupposedLimits()
  /// By what the limits in force are multiplied; nil to keep them.
  public var factor: LimitFactor?
  /// Of which decisions it is asked; nil for all.
  public var period: Period?

  /// Creates a policy that supposes nothing, and concerns every decision.
  public init() {}

  var supposition: Supposition {
    var supposition = Supposition()
    if let rules { supposition.rules = { rules.changed($0) } }
    let (limits, factor) = (limits, factor)
    supposition.limits = { limits.changed($0, of: $1, by: factor) }
    return supposition
  }

  func concerns(_ entry: Entry) -> Bool { period?.touches(entry) ?? true }
}

/// Judges every recorded command again under other rules and limits, each in the world as it was
/// recorded: what would have followed from another decision is not played on.
///
/// Source: Specs/Audit.md, "What if".
public struct WhatIf: Sendable, PrintsFields {
  private let policy: WhatIfPolicy
  private let (asIs, supposed): (Validator, Validator)
  private var logState = LogState()
  /// How many decisions were judged.
  public private(set) var decisions = 0
  /// Sums of all differences so far; what a reader may see is not looked at.
  public private(set) var totals = WhatIfTotals()

  /// Creates a what-if that has judged nothing yet.
  ///
  /// - Parameter policy: what is supposed, and for which decisions.
  public init(_ policy: WhatIfPolicy) {
    self.policy = policy
    asIs = Validator()
    var validator = Validator()
    validator.supposition = policy.supposition
    supposed = validator
  }

  /// Takes the log's next entry.
  ///
  /// - Returns: a decision that falls otherwise.
  /// - Throws: what this build cannot read.
  public mutating func next(_ entry: Entry) throws(WireError) -> WhatIfDifference? {
    let difference = try judge(entry)
    try logState.apply(entry)
    return difference
  }

  private mutating func judge(_ entry: Entry) throws(WireError) -> WhatIfDifference? {
    let record = try entry.refusal.map(RefusalRecord.init(decoding:))
    guard record?.summary == nil, policy.concerns(entry) else { return nil }
    let command = try CommandEnvelope(entry.command)
    decisions += 1
    func verdict(_ validator: Validator) -> Validator.Verdict {
      validator.judge(command, entry.command, recorded: entry.clock, on: logState) { nil }
    }
    // By the same code at the same version, so that nothing but what is supposed differs.
    let (then, otherwise) = (verdict(asIs), verdict(supposed))
    guard let change = WhatIfDifference.Change(from: then, to: otherwise) else { return nil }
    let difference = WhatIfDifference(
      entry: entry, command: command, change: change, then: then, otherwise: otherwise,
      amount: logState.amount(decidedBy: command, then, otherwise))
    totals.add(difference)
    return difference
  }
}

/// A decision that falls otherwise under what is supposed.
public struct WhatIfDifference: Sendable, PrintsFields {
  /// What becomes of a decision under what is supposed.
  public enum Change: String, CaseIterable, Sendable, PrintsFields {
    /// Accepted by what was in force and refused by what is supposed; or the reverse.
    case wouldBeRefused, wouldBeAccepted
    /// Accepted all the same, and something else comes of it: a proposal, for example.
    case wouldLeadToOther

    init?(from then: Validator.Verdict, to otherwise: Validator.Verdict) {
      switch (then, otherwise) {
      case (.accepted, .refused): self = .wouldBeRefused
      case (.refused, .accepted): self = .wouldBeAccepted
      case (.accepted(let one), .accepted(let other)) where one.kinds != other.kinds:
        self = .wouldLeadToOther
      default: return nil
      }
    }
  }

  /// The decision as it was stored.
  public let entry: Entry
  /// The entry's command, decoded.
  public let command: CommandEnvelope
  /// How the two verdicts differ.
  public let change: Change
  private(set) var then: Validator.Verdict
  private(set) var otherwise: Validator.Verdict
  /// The money that was decided on; nil if there was none.
  public let amount: Money?

  /// What happened or would have; none if it was refused.
  public var kinds: (then: [DomainEventKind], otherwise: [DomainEventKind]) {
    (then.kinds, otherwise.kinds)
  }
  /// Why it was or would have been refused.
  public var reasons: (then: [Reason], otherwise: [Reason]) { (then.reasons, otherwise.reasons) }

  /// The same as a reader sees it who sees every refusal; nil if they do not see the stream.
  public func seen(as visibility: Visibility) -> WhatIfDifference? {
    guard !visibility.access.isWhole else { return self }
    guard visibility.redaction(ofTargetOf: command) != nil else { return nil }
    var seen = self
    seen.then = then.told(to: visibility, of: command)
    seen.otherwise = otherwise.told(to: visibility, of: command)
    return seen
  }
}

extension Validator.Verdict {
  fileprivate var kinds: [DomainEventKind] {
    if case .accepted(let decision) = self { decision.kinds } else { [] }
  }
  fileprivate func told(to visibility: Visibility, of command: CommandEnvelope) -> Self {
    guard case .refused(let refusal) = self else { return self }
    return .refused(Refusal(visibility.told(refusal.reasons, of: command)))
  }
  fileprivate var reasons: [Reason] {
    if case .refused(let refusal) = self { refusal.reasons } else { [] }
  }
}

extension LogState {
  /// The money that a command is about: of its payment, of what it asks for, or of what comes of it.
  fileprivate func amount(
    decidedBy command: CommandEnvelope, _ verdicts: Validator.Verdict...
  ) -> Money? {
    if case .claim(let sent) = command.command, let payment = sent.payment,
      let known = claims[command.stream.id]?.claim.payment(payment)
    {
      return known.amount
    }
    var search = NameSearch()
    do throws(WireError) { try command.command.union.visitPayload(&search) } catch {}
    for verdict in verdicts {
      guard case .accepted(let decision) = verdict else { continue }
      for (_, event) in decision.events(to: command.stream) {
        do throws(WireError) { try event.union.visitPayload(&search) } catch {}
      }
    }
    return search.amounts.first { !$0.currency.isNone && $0.minorUnits != 0 }
  }
}
