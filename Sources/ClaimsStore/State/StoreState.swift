import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// What a front end sees: everything that is known at one position, and what goes with it.
///
/// A value. Whoever keeps one makes the next change copy what it touches; screens observe slices.
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

  public var claims: ClaimBoard { world.claims }
  public var actors: ActorRegister { world.actors }
  public var rules: RuleBook { world.rules }
  public var catalogs: CatalogBook { world.catalogs }
  public var documents: Board<DocumentDecider> { world.documents }
  public var reports: Board<ReportDecider> { world.reports }
  public var accidents: Board<AccidentDecider> { world.accidents }
  public var properties: Board<PropertyDecider> { world.properties }
  public var quizzes: Board<QuizDecider> { world.quizzes }
  public var leads: Board<LeadDecider> { world.leads }

  /// How many events are folded in: tells an older state from a newer one. It is the position.
  public var revision: UInt64 { world.events }

  /// Asks what only all boards together can tell: lists, search, worklists, what is left out for a
  /// reader.
  public func asking<Answer>(_ question: (borrowing World) -> Answer) -> Answer { question(world) }

  /// The revision of a stream; zero where there is none.
  public func revision(of stream: StreamID) -> UInt64 { world.revision(of: stream) }
}
