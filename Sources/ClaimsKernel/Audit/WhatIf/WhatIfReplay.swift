import ClaimsDomain
import Descriptions
import EventSourcing

/// Plays the recorded commands on in a world of its own, in memory, under other rules and limits: each
/// in order, and later ones see what earlier ones led to there.
///
/// Nobody in that world does what they did not do in this one: whoever was refused there does not
/// try something else.
public struct WhatIfReplay: Sendable {
  private let policy: WhatIfPolicy
  private let validator: Validator
  /// The world as it was recorded, and the other one.
  private var (recorded, other) = (LogState(), LogState())
  /// The commands that were accepted in the other world.
  private var accepted: Set<Identifier> = []
  /// How many commands were judged in the other world; those outside the period are not.
  public private(set) var decisions = 0

  /// Creates a replay, to which the log's entries are still to be given.
  ///
  /// - Parameter policy: what is supposed in the other world, and for which decisions.
  public init(_ policy: WhatIfPolicy) {
    self.policy = policy
    var validator = Validator()
    validator.supposition = policy.supposition
    self.validator = validator
  }

  /// Takes the log's next entry. - Throws: what this build cannot read.
  public mutating func next(_ entry: Entry) throws(WireError) {
    let revision = recorded.revision(of: entry.command.target)
    try recorded.apply(entry)
    guard policy.concerns(entry) else {
      if entry.refusal == nil { accepted.insert(entry.command.id) }
      return try other.apply(entry)
    }
    let record = try entry.refusal.map(RefusalRecord.init(decoding:))
    guard record?.summary == nil, !accepted.contains(entry.command.id) else { return }
    var command = try CommandEnvelope(entry.command)
    // Who had seen the latest revision here would have seen that of the other world there.
    if command.expectedRevision == revision { command.expectedRevision = nil }
    decisions += 1
    other.prepare(for: command.stream)
    let verdict = validator.judge(command, entry.command, recorded: entry.clock, on: other) { nil }
    guard case .accepted(let decision) = verdict else { return }
    accepted.insert(command.id)
    other.apply(decision, to: command.stream, recorded: entry.recorded)
  }

  /// Every stream that ended otherwise, in the order in which they began.
  public var streams: [ReplayedStream] {
    var found: [ReplayedStream] = []
    func compare<A: LogAggregate>(_: A.Type) {
      var seen: Set<StreamID> = []
      A.forEachCard(in: recorded) { card in
        let stream = StreamID(A.category, card.id)
        seen.insert(stream)
        let there = A.snapshot(of: stream, in: other)
        let one = ReplayedStream(stream, card.state, there?.state, A.self)
        if one.isChanged { found.append(one) }
      }
      A.forEachCard(in: other) { card in
        let stream = StreamID(A.category, card.id)
        guard !seen.contains(stream) else { return }
        found.append(ReplayedStream(stream, nil, card.state, A.self))
      }
    }
    for aggregate in Category.aggregates { compare(aggregate) }
    return found
  }
}

/// How one stream ended in both worlds.
public struct ReplayedStream: Sendable, PrintsFields {
  /// How a stream stands at the end of the log.
  public struct Ending: Sendable, PrintsFields {
    /// A case of the aggregate's own enumeration.
    public let status: any CodedEnum
    /// Of claims alone.
    public let approved: Money?
    /// Of claims alone, without expenses.
    public let paid: Money?
  }

  /// The same in both worlds.
  public let stream: StreamID
  /// Nil in a world that has no such stream.
  public let then: Ending?
  /// Nil if the other world has no such stream.
  public let otherwise: Ending?
  fileprivate let isChanged: Bool

  init<A: LogAggregate>(
    _ stream: StreamID, _ then: A.State?, _ otherwise: A.State?, _: A.Type
  ) {
    func ending(_ state: A.State) -> Ending {
      let claim = state as? Claim
      return Ending(status: A.status(of: state), approved: claim?.approved, paid: claim?.paid)
    }
    self.stream = stream
    self.then = then.map(ending)
    self.otherwise = otherwise.map(ending)
    isChanged =
      self.then?.status.rawValue != self.otherwise?.status.rawValue
      || self.then?.approved != self.otherwise?.approved
      || self.then?.paid != self.otherwise?.paid
  }

  func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.target(stream, ActorID())
    for (name, ending) in [("then", then), ("otherwise", otherwise)] {
      guard let ending else { continue }
      fields.object(name) { fields in
        fields.field("status", ending.status.name.description)
        fields.field("approved", ending.approved)
        fields.field("paid", ending.paid)
      }
    }
  }
}

/// What claims cost in both worlds, in one currency, of those that ended otherwise.
public struct ReplayedMoney: Sendable, PrintsFields {
  /// The currency of all four sums.
  public let currency: Currency
  /// In minor units.
  public fileprivate(set) var approved: (then: Int128, otherwise: Int128) = (0, 0)
  /// In minor units, net of what was stopped, failed or taken back, without expenses.
  public fileprivate(set) var paid: (then: Int128, otherwise: Int128) = (0, 0)

  /// By currency, in the order of their codes.
  public static func sums(of streams: [ReplayedStream]) -> [ReplayedMoney] {
    var sums: [Currency: ReplayedMoney] = [:]
    func add(
      _ ending: ReplayedStream.Ending?,
      _ body: (inout ReplayedMoney, (approved: Int128, paid: Int128)) -> Void
    ) {
      guard let approved = ending?.approved, let paid = ending?.paid else { return }
      body(
        &sums[approved.currency, default: ReplayedMoney(currency: approved.currency)],
        (Int128(approved.minorUnits), Int128(paid.minorUnits)))
    }
    for stream in streams {
      add(stream.then) { sums, ending in
        sums.approved.then += ending.approved
        sums.paid.then += ending.paid
      }
      add(stream.otherwise) { sums, ending in
        sums.approved.otherwise += ending.approved
        sums.paid.otherwise += ending.paid
      }
    }
    return sums.values.sorted { $0.currency.code < $1.currency.code }
  }

  func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("currency", currency)
    for (name, sums) in [("approved", approved), ("paid", paid)] {
      fields.object(name) { fields in
        fields.sum("then", sums.then, in: currency)
        fields.sum("otherwise", sums.otherwise, in: currency)
      }
    }
  }
}
