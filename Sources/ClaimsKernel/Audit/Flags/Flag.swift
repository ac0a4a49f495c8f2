import ClaimsDomain
import Descriptions
import EventSourcing

/// What an internal auditor samples from.
public enum FlagName: String, CaseIterable, Sendable, PrintsFields {
  /// `backdated`: recorded many days after it was true. `nearLimit`: an amount close to a limit.
  /// `splitPayments`: payments that are above a bound only together. `pairs`: one person who nearly
  /// always follows another. `oddHours`: work outside the hours of work.
  /// `correctionsAfterPayment`: a fact that was corrected after a payment was issued.
  case backdated, nearLimit, splitPayments, pairs, oddHours, correctionsAfterPayment
  /// Something approved or completed within minutes of being handed in.
  case fastApprovals
}

/// One kind of thing that is worth a look. The next one is a file with a type, and a line in
/// `FlagName` and in `FlagRun`.
///
/// It looks at one entry after another and keeps little: what it remembers of streams is a `Recent`.
protocol Flag: Sendable {
  static var name: FlagName { get }
  init(_ thresholds: FlagThresholds)
  /// Looks at an accepted command and what came of it.
  mutating func take(_ moment: FlagMoment, _ report: (FlagFinding) -> Void)
  /// Tells what only the end of the log shows.
  mutating func finish(_ report: (FlagFinding) -> Void)
}

extension Flag {
  mutating func finish(_ report: (FlagFinding) -> Void) {}
}

/// An accepted command, with what flags look at besides.
struct FlagMoment {
  let lines: [HistoryLine]
  let entry: Entry
  let command: CommandEnvelope
  /// When it counts as done: by the clock that was asked for; what was imported by its own time.
  let time: Instant
  let register: ActorRegister
  let rules: ClaimRules
  /// What the payment that the command is about was asked for with.
  let payment: RequestedPayment?

  /// Whether a person who works on claims sent it.
  var isWork: Bool { command.role.isStaff }

  func finding(
    _ flag: FlagName, on stream: StreamID? = nil, from first: Position? = nil,
    people: [ActorID] = [], amounts: [Money] = [], measure: FlagMeasure
  ) -> FlagFinding {
    let last = entry.last
    let positions = [first, last].compactMap { $0 }
    return FlagFinding(
      flag: flag, stream: stream ?? command.stream, person: command.person,
      positions: positions.first == positions.last ? [last] : positions, time: time,
      times: FlagTimes(entry),
      people: people.isEmpty ? [command.actor] : people, amounts: amounts, measure: measure)
  }
}

/// When something was recorded, and since when it is true.
public struct FlagTimes: Equatable, Sendable, PrintsFields {
  /// When the log took it.
  public let recorded: Instant
  /// When it was true in the world.
  public let effective: Instant

  init(_ entry: Entry) { (recorded, effective) = (entry.recorded, entry.effective) }
}

/// A payment as it was asked for.
struct RequestedPayment: Sendable {
  let position: Position
  let time: Instant
  let amount: Money
  let payee: String
  let requestedBy: ActorID
}

/// What crossed a threshold, and the threshold.
public struct FlagMeasure: Equatable, Sendable, PrintsFields {
  /// What the value and the threshold count.
  public enum Unit: String, CaseIterable, Sendable, PrintsFields {
    /// `days`: until it was recorded, or since the payment. `percent`: of the limit.
    /// `minutes`: until it was approved. `hour`, `weekendHour`: the local hour of the day, 0 to 23.
    /// `times`: how often one person followed another. `payments`: how many were authorised.
    case days, percent, minutes, hour, weekendHour, times, payments
  }
  /// What was found, in the unit.
  public let value: Int64
  /// The unit of both the value and the threshold.
  public let unit: Unit
  /// What the value is compared with; for odd hours, the hour at which work begins.
  public let threshold: Int64

  init(_ value: Int64, _ unit: Unit, threshold: Int64) {
    (self.value, self.unit, self.threshold) = (value, unit, threshold)
  }
}

/// One thing that is worth a look, with its evidence. Source: Specs/JSON.md, "Flags".
public struct FlagFinding: ViewRow, Equatable {
  /// Which flag found it.
  public let flag: FlagName
  /// Nil for what is about people alone.
  public let stream: StreamID?
  /// The person that the stream is about, if it is an actor's; else empty.
  public let person: ActorID
  /// The first position and the last one; one alone if they are the same.
  public let positions: [Position]
  /// When it counts as done, by the clock that was asked for.
  public let time: Instant
  /// Of the last position.
  public let times: FlagTimes
  /// Those who did it, in the order in which they acted.
  public let people: [ActorID]
  /// The amounts it is about, behind them the limit or bound if there is one; empty for no money.
  public let amounts: [Money]
  /// What was measured, and against which threshold.
  public let measure: FlagMeasure

  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("flag", flag.rawValue)
    if let stream { fields.target(stream, person) }
    fields.list("positions", positions.map(\.value))
    fields.field("time", time)
    fields.field("recorded", times.recorded)
    fields.field("effective", times.effective)
    fields.list("people", people)
    fields.list("amounts", amounts)
    fields.field("measure", measure.value)
    fields.field("unit", measure.unit.rawValue)
    fields.field("threshold", measure.threshold)
  }

  /// Whether a reader is shown it: who sees every refusal, and the stream.
  public func isSeen(as visibility: Visibility) -> Bool {
    guard !visibility.access.isWhole else { return true }
    guard visibility.access.readsRefusals else { return false }
    return stream.map { visibility.redaction(of: $0) != nil } ?? true
  }
}

/// What was heard of last, by key: a bounded number of keys, of which the oldest is forgotten first.
struct Recent<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private var values: [Key: Value] = [:]
  private var order: [Key] = []
  private var next = 0
  private let most: Int

  init(most: Int = 100_000) { self.most = most }

  subscript(key: Key) -> Value? { values[key] }

  mutating func set(_ value: Value, for key: Key) {
    if values.updateValue(value, forKey: key) != nil { return }
    guard order.count == most else { return order.append(key) }
    values[order[next]] = nil
    order[next] = key
    next = (next + 1) % most
  }
}
