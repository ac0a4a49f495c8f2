import Descriptions
import EventSourcing

/// A point of a history that an auditor names, on two clocks: what was known then, about what was
/// true when.
///
/// Source: Specs/TwoClocks.md.
public struct AuditPoint: Equatable, Sendable {
  /// How much of the log was known.
  public enum Known: Equatable, Sendable, PrintsFields {
    /// Everything.
    case everything
    /// Up to this position of the log, itself included.
    case position(UInt64)
    /// What was recorded up to this time, itself included.
    case recorded(Instant)
  }

  /// The whole log, unless a position or a time limits it.
  public var known: Known
  /// Facts and corrections that became true later are left out; nil for none.
  public var effective: Instant?

  public init() { self.init(.everything) }

  /// Creates a point from what was known, and by when it was true.
  ///
  /// - Parameters:
  ///   - known: how much of the log was known.
  ///   - effective: facts and corrections that became true later are left out; nil for none.
  public init(_ known: Known, effective: Instant? = nil) {
    self.known = known
    self.effective = effective
  }

  /// A point at which the events up to a position, itself included, were known.
  public static func position(_ position: UInt64) -> AuditPoint { AuditPoint(.position(position)) }
  /// A point at which what was recorded up to a time, itself included, was known.
  public static func recorded(_ time: Instant) -> AuditPoint { AuditPoint(.recorded(time)) }

  /// Reads `POSITION` or `TIME`, what was known, and `@TIME`, what was true; either may be absent.
  /// A day stands for its end in UTC, or for its beginning.
  public init?(_ text: String, atBeginningOfDay: Bool = false) {
    func time(_ text: String) -> Instant? {
      Instant(text, orDayAtIts: atBeginningOfDay ? .beginning : .end)
    }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, !text.isEmpty else { return nil }
    if let position = UInt64(parts[0]) {
      known = .position(position)
    } else if let time = time(parts[0]) {
      known = .recorded(time)
    } else if parts[0].isEmpty {
      known = .everything
    } else {
      return nil
    }
    if parts.count == 2 {
      guard let time = time(parts[1]) else { return nil }
      effective = time
    }
  }

  /// As it is read.
  public var text: String {
    let then = effective.map { "@" + $0.text } ?? ""
    switch known {
    case .everything: return then
    case .position(let position): return String(position) + then
    case .recorded(let time): return time.text + then
    }
  }

  /// The position that it names; nil for a time.
  public var position: UInt64? {
    if case .position(let position) = known { position } else { nil }
  }

  /// The year that its position looks like, which may have been meant.
  public var likelyYear: UInt64? { position.flatMap { 1900..<2200 ~= $0 ? $0 : nil } }

  /// Whether an event was known at the point, whenever it became true.
  public func includes(_ line: HistoryLine) -> Bool {
    includes(position: line.stored.position.value, recorded: line.entry.recorded)
  }

  /// Whether it was known, and counts: a fact that became true later does not.
  func covers(_ line: HistoryLine) -> Bool {
    guard let effective, line.entry.effective > effective else { return includes(line) }
    return includes(line) && !line.event.kind.isFact
  }

  /// Whether what was recorded was known at the point, whenever it became true.
  ///
  /// - Parameters:
  ///   - position: that of the event; of a refusal, the one at which it was decided.
  ///   - recorded: when it was recorded.
  public func includes(position: UInt64, recorded: Instant) -> Bool {
    switch known {
    case .everything: true
    case .position(let limit): position <= limit
    case .recorded(let time): recorded <= time
    }
  }
}

/// Where a day stands for a time, in UTC.
public enum DayEdge: Sendable, PrintsFields {
  /// The first nanosecond of the day, or the last.
  case beginning, end
}

extension Instant {
  /// A time, or a day such as `2025-03-04` in its place.
  ///
  /// - Returns: nil for any other text.
  public init?(_ text: String, orDayAtIts edge: DayEdge) {
    if let time = Instant(text) {
      self = time
      return
    }
    guard let day = LocalDate(text) else { return nil }
    self.init(day.text + (edge == .beginning ? "T00:00:00Z" : "T23:59:59.999999999Z"))
  }
}

extension AuditPoint: CustomStringConvertible {
  /// As a command line takes it.
  public var description: String { DescriptionWriter.text(of: self) }
}
