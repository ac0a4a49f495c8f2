import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// What a front end sees: everything that is known at one position, and what goes with it.
///
/// A value. Whoever keeps one makes the next change copy what it touches; screens observe slices.
@dynamicMemberLookup
public struct StoreState: Sendable {
  private let world: World
  /// What an outbox keeps back: asked for, and not settled as of this state. What was sent and
  /// waits for the disk is no part of any state yet: see `Store.pending`.
  public let pending: PendingActions
  public let preferences: Preferences

  init(_ world: borrowing World, _ pending: PendingActions, _ preferences: Preferences) {
    self.world = copy world
    self.pending = pending
    self.preferences = preferences
  }

  /// What is known of each aggregate: `claims`, `actors`, `rules`, `catalogs`, `documents`, `leads` …
  public subscript<Known>(dynamicMember path: KeyPath<World, Known>) -> Known {
    world[keyPath: path]
  }

  /// A stream of any kind; nil before its first event, unless it is there from the start.
  public func card(of stream: StreamID) -> StreamCard? { world.card(of: stream) }

  /// How many events are folded in: tells an older state from a newer one. It is the position.
  public var revision: UInt64 { world.events }

  /// Asks what only all boards together can tell: lists, search, worklists, what is left out for a
  /// reader.
  public func asking<Answer>(_ question: (borrowing World) -> Answer) -> Answer { question(world) }

  /// The revision of a stream; zero where there is none.
  public func revision(of stream: StreamID) -> UInt64 { world.revision(of: stream) }
}
