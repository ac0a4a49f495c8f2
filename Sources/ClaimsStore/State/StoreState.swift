import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// What a front end sees: everything that is known at one position, and what goes with it.
///
/// A value. Keeping one makes the next change copy what it touches; screens observe slices.
@dynamicMemberLookup
public struct StoreState: Sendable {
  private let logState: LogState
  /// What an outbox keeps back: asked for, and not settled as of this state. What was sent and
  /// waits for the disk is no part of any state yet: see `Store.pending`.
  public let pending: PendingActions
  /// What a person has chosen on this device; as built in if nothing was.
  public let preferences: Preferences

  init(_ logState: borrowing LogState, _ pending: PendingActions, _ preferences: Preferences) {
    self.logState = copy logState
    self.pending = pending
    self.preferences = preferences
  }

  /// What is known of each aggregate: `claims`, `actors`, `rules`, `catalogs`, `documents`, `leads` …
  public subscript<Known>(dynamicMember path: KeyPath<LogState, Known>) -> Known {
    logState[keyPath: path]
  }

  /// A stream of any kind; nil before its first event, unless it is there from the start.
  public func snapshot(of stream: StreamID) -> StreamSnapshot? { logState.snapshot(of: stream) }

  /// How many events are folded in: tells an older state from a newer one. It is the position.
  public var revision: UInt64 { logState.events }

  /// Asks what only all boards together can tell: lists, search, worklists, what is left out for a
  /// reader.
  public func asking<Answer>(_ question: (borrowing LogState) -> Answer) -> Answer {
    question(logState)
  }

  /// The revision of a stream; zero if there is none.
  public func revision(of stream: StreamID) -> UInt64 { logState.revision(of: stream) }
}

extension StoreState: CustomStringConvertible {
  /// How much is in it.
  public var description: String {
    DescriptionWriter("StoreState").part("revision", revision).part("claims", self.claims.count)
      .part("pending", pending.map { $0 }).text
  }
}
