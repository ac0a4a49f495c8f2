import ClaimsDomain
import Descriptions
import EventSourcing

/// Everything that a table looks at when it decides on a command.
struct DecisionInputs<A: LogAggregate> {
  var command: A.Command
  var state: A.State
  var context: A.Context

  /// The one guard's answer.
  func answer(of rule: Guard<A>) -> Reason? {
    rule.reason(against: command, on: state, in: context)
  }

  /// What happens if no guard refuses.
  var kinds: [A.Event.Kind] { A.events(of: command, on: state, in: context).map(\.kind) }
}

/// Where a value comes from that a guard looks at.
public enum ProbeSource: String, CaseIterable, Sendable, PrintsFields {
  /// The command's arguments.
  case command
  /// Who sent it, in which role, and when.
  case sender
  /// What other streams held.
  case others
  /// The rules under which it was decided.
  case rules
  /// The stream itself.
  case stream

  /// Whether it is what came in, and not what was there.
  var isGiven: Bool { self == .command || self == .sender }
}

/// One value on which an answer depends: changed by itself, it changes the answer.
public struct ProbeFinding: Sendable, PrintsFields {
  /// Where the value comes from.
  public let source: ProbeSource
  /// The field's path within its source.
  public let path: String
  /// The value as text: empty if the field is absent, `…` for a message that is there.
  public let value: String
  /// Another value with which the answer is another.
  public let otherwise: String
  /// How a guard that held refuses then; nil if one that refused holds, or something else happens.
  public let reason: Reason?
  /// What happens then, if no guard is asked about.
  public let kinds: [DomainEventKind]
  /// Whether it was the bound that was changed: then the reason tells one that was only tried.
  public let movesBound: Bool
}

/// Finds out from outside what guards look at: changes one value at a time of what a decision rests
/// on, and sees whether the answer changes.
///
/// Guards are closures: they tell what they expected and found if they refuse, and nothing if they
/// hold. What depends on two values at once may stay unseen.
struct DecisionProbe<A: LogAggregate> {
  private let inputs: DecisionInputs<A>
  private let rules: [Guard<A>]
  private let answers: [Reason?]
  private let kinds: [A.Event.Kind]
  private let words: Words?
  private let pool: ProbePool
  /// What each guard looks at, and behind them what the outcome depends on.
  private(set) var findings: [[ProbeFinding]]
  /// How many elements of lists and fields were not changed.
  private(set) var omitted = 0
  /// How many parts of the stream were not changed.
  private(set) var omittedParts = 0
  /// What the command and its sender say.
  private var given: Set<String> = []

  /// No guard is asked about more values than these: the first ones say what it is about.
  private static var findingsMax: Int { 6 }
  /// Streams with more parts are looked at without them.
  private static var partsMax: Int { 32 }

  init(of inputs: DecisionInputs<A>, _ rules: [Guard<A>], in words: Words? = nil) {
    self.inputs = inputs
    self.rules = rules
    self.words = words
    answers = rules.map { inputs.answer(of: $0) }
    kinds = answers.allSatisfy { $0 == nil } ? inputs.kinds : []
    findings = Array(repeating: [], count: rules.count + 1)
    var pool = ProbePool(sender: inputs.context.actor, at: inputs.context.clock)
    for case let reason? in answers { pool.take(reason) }
    var search = NameSearch()
    do throws(WireError) { try inputs.command.visitPayload(&search) } catch {}
    pool.take(namesIn: search)
    var (state, people) = (inputs.state, NameSearch())
    A.setParts(of: &state, to: PartList())
    do throws(WireError) { try state.visit(&people) } catch {}
    for actor in people.actors { pool.take(actor) }
    self.pool = pool
  }

  mutating func run() {
    for source in ProbeSource.allCases {
      var list = ProbeVisitor(pool, words)
      guard visit(source, &list) != nil else { continue }
      omitted += list.omitted
      if source.isGiven { given.formUnion(list.leaves.map(\.value)) }
      for leaf in list.leaves { probe(leaf, of: source) }
    }
  }

  /// What a decision rests on with one leaf changed.
  private typealias Changed = (inputs: DecisionInputs<A>, otherwise: String)

  private mutating func probe(_ leaf: ProbeLeaf, of source: ProbeSource) {
    var isFound = [Bool](repeating: false, count: findings.count)
    for variant in 0..<leaf.variants {
      guard let other = change(leaf, of: source, to: variant, from: pool) else { continue }
      for (place, rule) in rules.enumerated() where isOpen(place, leaf, source, isFound) {
        if source == .command, rule.subject == .state { continue }
        let wasRefused = answers[place] != nil
        func isOther(_ inputs: DecisionInputs<A>) -> Bool {
          (inputs.answer(of: rule) != nil) != wasRefused
        }
        guard isOther(other.inputs) else { continue }
        let nearest = nearest(to: leaf, of: source, other, isOther)
        isFound[place] = true
        findings[place].append(
          finding(leaf, source, nearest.otherwise, nearest.inputs.answer(of: rule)))
      }
      guard !kinds.isEmpty, isOpen(rules.count, leaf, source, isFound) else { continue }
      let rules = rules
      // What would be refused happens in no other way.
      func happens(_ inputs: DecisionInputs<A>) -> [A.Event.Kind] {
        rules.allSatisfy { inputs.answer(of: $0) == nil } ? inputs.kinds : []
      }
      let found = happens(other.inputs)
      guard found != kinds, !found.isEmpty else { continue }
      let nearest = nearest(to: leaf, of: source, other) { happens($0) == found }
      isFound[rules.count] = true
      findings[rules.count].append(
        finding(leaf, source, nearest.otherwise, nil, found.map { A.wrap($0) }))
    }
  }

  private func finding(
    _ leaf: ProbeLeaf, _ source: ProbeSource, _ otherwise: String, _ reason: Reason?,
    _ kinds: [DomainEventKind] = []
  ) -> ProbeFinding {
    ProbeFinding(
      source: source, path: leaf.path, value: leaf.value, otherwise: otherwise, reason: reason,
      kinds: kinds,
      movesBound: !source.isGiven && (reason.map { isMoved($0, by: otherwise) } ?? false))
  }

  private mutating func change(
    _ leaf: ProbeLeaf, of source: ProbeSource, to variant: Int, from pool: ProbePool
  ) -> Changed? {
    var change = ProbeVisitor(pool, words, changing: leaf, to: variant)
    guard let inputs = visit(source, &change), let otherwise = change.changed else { return nil }
    return (inputs, otherwise)
  }

  /// Of amounts the one nearest to what was there with which the answer is other, as far as all beyond it are;
  /// of what is no amount the same as was found. About 40 steps at most.
  private mutating func nearest(
    to leaf: ProbeLeaf, of source: ProbeSource, _ found: Changed,
    _ isOther: (DecisionInputs<A>) -> Bool
  ) -> Changed {
    guard let far = Money(display: found.otherwise) else { return found }
    let old = leaf.value.isEmpty ? Money(0, far.currency) : Money(display: leaf.value)
    guard let old, old.currency == far.currency else { return found }
    var (nearest, same, other) = (found, Int128(old.minorUnits), Int128(far.minorUnits))
    while (other - same).magnitude > 1 {
      let middle = same + (other - same) / 2
      var pool = pool
      pool.amount = Money(Int64(middle), far.currency)
      guard let tried = change(leaf, of: source, to: 0, from: pool) else { return nearest }
      if isOther(tried.inputs) { (nearest, other) = (tried, middle) } else { same = middle }
    }
    return nearest
  }

  /// Whether a change of what was there moved the bound: it is expected now, or what is found is
  /// still what the command or its sender said.
  private func isMoved(_ reason: Reason, by otherwise: String) -> Bool {
    guard !otherwise.isEmpty else { return false }
    return reason.expected.contains(otherwise)
      || !reason.found.isEmpty && reason.found != otherwise && given.contains(reason.found)
  }

  /// Whether more is to be found out of one answer, and of this leaf.
  private func isOpen(
    _ place: Int, _ leaf: ProbeLeaf, _ source: ProbeSource, _ isFound: [Bool]
  ) -> Bool {
    !isFound[place] && findings[place].count < Self.findingsMax
      && !(findings[place].last.map { $0.source == source && $0.path == leaf.path } ?? false)
  }

  /// Lists or changes the leaves of one source.
  ///
  /// - Returns: what the decision looks at then; nil if a value cannot be changed so.
  private mutating func visit(
    _ source: ProbeSource, _ visitor: inout ProbeVisitor
  ) -> DecisionInputs<A>? {
    var other = inputs
    do throws(WireError) {
      switch source {
      case .command:
        visitor.payload = try inputs.command.encodedPayload()
        guard let command = try A.Command.read(inputs.command.kind, from: &visitor) else {
          return nil
        }
        other.command = command
      case .stream:
        let parts = A.parts(of: inputs.state)
        let isLong = parts.count > Self.partsMax
        if isLong { A.setParts(of: &other.state, to: PartList()) }
        try other.state.visit(&visitor)
        if isLong { A.setParts(of: &other.state, to: parts) }
        omittedParts = isLong ? parts.count : 0
      case .sender, .others, .rules:
        var context = ProbedContext<A>(inputs.context)
        try context.visit(source, &visitor)
        other.context = context.context
      }
    } catch { return nil }
    return other
  }
}

/// A decision's context while it is changed.
private struct ProbedContext<A: LogAggregate> {
  private let given: A.Context
  private var (actor, role): (ActorID, Role)
  private var (recorded, effective): (Instant, Instant)
  private var (rules, relatedFacts): (ClaimRules, A.RelatedFacts)

  init(_ given: A.Context) {
    self.given = given
    (actor, role) = (given.actor, given.role)
    (recorded, effective) = (given.recorded, given.effective)
    (rules, relatedFacts) = (given.rules, given.relatedFacts)
  }

  var context: A.Context {
    A.Context(
      recorded: recorded, effective: effective, actor: actor, role: role, rules: rules,
      relatedFacts: relatedFacts, version: given.version, isImported: given.isImported)
  }

  mutating func visit(_ source: ProbeSource, _ visitor: inout ProbeVisitor) throws(WireError) {
    switch source {
    case .rules: try rules.visit(&visitor)
    case .others: try relatedFacts.visit(&visitor)
    default:
      try visitor.field(1, "actor", &actor)
      try visitor.field(2, "role", &role)
      try visitor.field(3, "recorded", &recorded)
      try visitor.field(4, "effective", &effective)
    }
  }
}
