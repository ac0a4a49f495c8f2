import ClaimsDomain
import EventSourcing

/// A part of a log: what happened between two points, both included; either may be left out.
///
/// Source: Specs/TwoClocks.md, "Asking".
public struct Period: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Period" }

  /// The first point, included; nil for the beginning of the log.
  public var from: AuditPoint?
  /// The last point, included; nil for the end of the log.
  public var to: AuditPoint?

  public init() {}

  /// Reads `FROM..TO`, or one point for both. A day stands for all of it.
  ///
  /// - Returns: nil if an end that is given is no point, or it is behind the other.
  public init?(from: String, to: String) {
    self.from = AuditPoint(from, atBeginningOfDay: true)
    self.to = AuditPoint(to)
    guard self.from != nil || from.isEmpty, self.to != nil || to.isEmpty, !isBackwards else {
      return nil
    }
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    var (first, last) = (from?.text, to?.text)
    try fields.field(1, "from", &first)
    try fields.field(2, "to", &last)
    guard F.reads else { return }
    for (name, text) in [("from", first), ("to", last)] {
      guard let text, AuditPoint(text) == nil else { continue }
      throw .unreadable(Phrase(.expectedPointOfHistory, text).at(name))
    }
    guard let read = Period(from: first ?? "", to: last ?? "") else {
      throw .unreadable(Phrase(.itIsBehindTo).at("from"))
    }
    self = read
  }

  private var isBackwards: Bool {
    guard let from, let to else { return false }
    if let first = from.effective, let last = to.effective, first > last { return true }
    return switch (from.known, to.known) {
    case (.position(let first), .position(let last)): first > last
    case (.recorded(let first), .recorded(let last)): first > last
    default: false
    }
  }

  /// The same with its times, but those behind `@`, taken for effective ones.
  var onEffectiveClock: Period {
    var period = self
    (period.from, period.to) = (from?.onEffectiveClock, to?.onEffectiveClock)
    return period
  }

  /// The position before the first that may be in it.
  var start: Position {
    guard case .position(let position)? = from?.known, position > 0 else { return .start }
    return Position(position - 1)
  }

  /// Whether an event is in it.
  ///
  /// - Parameters:
  ///   - position: that of the event; of a refusal, the one at which it was decided.
  ///   - entry: the commit or refusal that has it.
  public func contains(position: UInt64, of entry: Entry) -> Bool {
    contains(first: position, last: position, of: entry)
  }

  /// Whether an entry, or some event of it, is in it.
  func touches(_ entry: Entry) -> Bool {
    contains(
      first: entry.events.first?.position.value ?? entry.decidedAt.value, last: entry.last.value,
      of: entry)
  }

  private func contains(first: UInt64, last: UInt64, of entry: Entry) -> Bool {
    isReached(last, by: entry) && covers(first, of: entry)
  }

  /// Where what happens stands to it. On two clocks it may be both before and after: then it is
  /// after, since nothing of it was known and true in time.
  enum Place { case before, within, after }

  func place(of position: UInt64, of entry: Entry) -> Place {
    guard covers(position, of: entry) else { return .after }
    return isReached(position, by: entry) ? .within : .before
  }

  private func isReached(_ position: UInt64, by entry: Entry) -> Bool {
    guard let from else { return true }
    if let effective = from.effective, entry.effective < effective { return false }
    return switch from.known {
    case .everything: true
    case .position(let limit): position >= limit
    case .recorded(let time): entry.recorded >= time
    }
  }

  private func covers(_ position: UInt64, of entry: Entry) -> Bool {
    guard let to else { return true }
    if let effective = to.effective, entry.effective > effective { return false }
    return to.includes(position: position, recorded: entry.recorded)
  }

  /// Whether no later entry can be in it.
  public func ends(before entry: Entry) -> Bool {
    switch to?.known {
    // A refusal is decided at a position, an event behind it.
    case .position(let limit)?:
      entry.refusal == nil ? entry.decidedAt.value >= limit : entry.decidedAt.value > limit
    case .recorded(let time)?: entry.recorded > time
    default: false
    }
  }
}

extension AuditPoint {
  fileprivate var onEffectiveClock: AuditPoint {
    guard case .recorded(let time) = known, effective == nil else { return self }
    return AuditPoint(.everything, effective: time)
  }
}
