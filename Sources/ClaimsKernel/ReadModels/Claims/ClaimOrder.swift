import ClaimsDomain
import Descriptions
import EventSourcing

/// By what a list is sorted.
public struct ClaimOrder: Equatable, Sendable, PrintsFields {
  public enum Key: String, CaseIterable, Sendable, PrintsFields {
    case title, status, type, claimant, assignee, claimed, reserve, approved, paid, loss, submitted
    case created, updated
  }

  public var key: Key
  public var isDescending: Bool

  public init(_ key: Key, descending: Bool = false) {
    self.key = key
    isDescending = descending
  }
}

/// What a claim is sorted by: one value for each key, then its id, so that no two are the same.
/// Without any key: the order in which claims were drafted.
struct SortedRow: Sendable {
  enum Value: Equatable, Sendable {
    case number(Int64)
    /// Currencies apart: no amount of one is more than an amount of another.
    case amount(String, Int64)
    /// A to Z as if they were small, everything else by its bytes.
    case text([UInt8])
    /// Behind everything else, whichever way the list is sorted.
    case absent
  }

  let values: [Value]
  let id: Identifier
  /// The claim's place on the board.
  let place: Int

  init(_ snapshot: ClaimSnapshot, at place: Int, by order: [ClaimOrder]) {
    values = order.map { snapshot.value($0.key) }
    id = snapshot.id
    self.place = place
  }

  func precedes(_ other: SortedRow, by order: [ClaimOrder]) -> Bool {
    if order.isEmpty { return place < other.place }
    for (step, order) in order.enumerated() where values[step] != other.values[step] {
      return values[step].precedes(other.values[step], descending: order.isDescending)
    }
    return id < other.id
  }
}

extension SortedRow.Value {
  /// For two values that differ.
  func precedes(_ other: SortedRow.Value, descending: Bool) -> Bool {
    switch (self, other) {
    case (.absent, _): false
    case (_, .absent): true
    case (.number(let left), .number(let right)): (left < right) != descending
    case (.amount(let one, let left), .amount(let another, let right)):
      one == another ? (left < right) != descending : one < another
    case (.text(let left), .text(let right)):
      left.lexicographicallyPrecedes(right) != descending
    default: false
    }
  }
}

extension ClaimSnapshot {
  fileprivate func value(_ key: ClaimOrder.Key) -> SortedRow.Value {
    switch key {
    case .title: text(claim.title)
    case .status: .number(Int64(claim.status.rawValue))
    case .type: .number(Int64(claim.type.rawValue))
    case .claimant: text(claim.claimant.text)
    case .assignee: text(claim.handler.text)
    case .claimed: amount(claim.claimed)
    case .reserve: amount(claim.reserve)
    case .approved: amount(claim.approved)
    case .paid: amount(claim.paid)
    case .loss: claim.lossDate.map { .number($0.daysSinceEpoch) } ?? .absent
    case .submitted: claim.submittedAt.map { .number($0.nanoseconds) } ?? .absent
    case .created: .number(created.nanoseconds)
    case .updated: .number(updated.nanoseconds)
    }
  }

  private func text(_ text: String) -> SortedRow.Value {
    text.utf8.isEmpty ? .absent : .text(folded(text.utf8))
  }

  private func amount(_ money: Money) -> SortedRow.Value {
    money.currency.isNone ? .absent : .amount(money.currency.code, money.minorUnits)
  }
}
