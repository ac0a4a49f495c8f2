import ClaimsDomain
import ClaimsKernel
import Descriptions
import EventSourcing

/// A command that was asked for and is not settled: neither accepted nor refused for good.
public struct PendingAction: Equatable, Sendable, Identifiable, PrintsFields {
  /// How far it has come.
  public enum Stage: Equatable, Sendable, PrintsFields {
    /// Decided, and waiting for the disk.
    case sent
    /// Kept back until it can be sent.
    case queued
    /// The log failed before it was durable: its fate is known once the log is opened anew. Sending
    /// it again under the same id is safe.
    case uncertain
  }

  /// As it was asked for; its id is that of the action.
  public var command: CommandEnvelope
  /// The expected outcome; nil if none was asked for.
  public var forecast: Forecast?
  /// How far it has come; `Store.queue` sets it to `queued`.
  public var stage: Stage

  public var id: Identifier { command.id }

  /// Creates an action; `forecast` is nil if none was asked for.
  public init(_ command: CommandEnvelope, forecast: Forecast? = nil, stage: Stage) {
    self.command = command
    self.forecast = forecast
    self.stage = stage
  }
}

/// Pending actions in the order in which they were asked for. Adding, changing, settling and
/// finding one take the same time however many there are.
public struct PendingActions: Sequence, Sendable {
  /// One per action; nothing if one was settled.
  private var slots: [PendingAction?] = []
  private var places: [Identifier: Int] = [:]
  /// No slot before this one holds anything.
  private var firstUsed = 0

  /// Creates an empty list.
  public init() {}

  /// How many commands are pending.
  public var count: Int { places.count }
  /// Whether everything that was asked for is settled.
  public var isEmpty: Bool { places.isEmpty }
  public var underestimatedCount: Int { count }
  /// The one that was asked for first; nil if none is pending.
  public var first: PendingAction? { first { _ in true } }

  public func makeIterator() -> Iterator { Iterator(slots: slots[firstUsed...]) }

  public struct Iterator: IteratorProtocol {
    fileprivate var slots: ArraySlice<PendingAction?>

    public mutating func next() -> PendingAction? {
      while let slot = slots.popFirst() {
        if let slot { return slot }
      }
      return nil
    }
  }

  /// The action of this command's id; nil if none is pending.
  public subscript(id: Identifier) -> PendingAction? { places[id].flatMap { slots[$0] } }

  /// Those that go to one stream, in order.
  public func actions(on stream: StreamID) -> [PendingAction] {
    filter { $0.command.stream == stream }
  }

  /// Adds an action at the end, or changes the one of this id in place.
  mutating func put(_ action: PendingAction) {
    if let place = places[action.id] {
      slots[place] = action
    } else {
      places[action.id] = slots.count
      slots.append(action)
    }
  }

  /// - Returns: whether there was one.
  @discardableResult mutating func remove(_ id: Identifier) -> Bool {
    guard let place = places.removeValue(forKey: id) else { return false }
    slots[place] = nil
    if place == firstUsed { firstUsed = used(from: place) }
    // What comes and goes at the end leaves nothing behind.
    while case .some(.none) = slots.last { slots.removeLast() }
    firstUsed = Swift.min(firstUsed, slots.count)
    if slots.count > 64, slots.count > 4 * places.count { compact() }
    return true
  }

  private func used(from slot: Int) -> Int {
    var slot = slot
    while slot < slots.count, slots[slot] == nil { slot += 1 }
    return slot
  }

  private mutating func compact() {
    slots.removeAll { $0 == nil }
    firstUsed = 0
    for (place, action) in slots.enumerated() {
      if let action { places[action.id] = place }
    }
  }
}

extension PendingActions: Equatable {
  /// The same actions in the same order, at whatever index.
  public static func == (left: PendingActions, right: PendingActions) -> Bool {
    left.count == right.count && left.elementsEqual(right)
  }
}

extension PendingActions: CustomStringConvertible {
  /// The first of them, in the order in which they were asked for.
  public var description: String {
    DescriptionWriter.list(
      prefix(DescriptionWriter.shownElements).map { $0.description }, of: count)
  }
}
