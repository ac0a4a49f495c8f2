import EventSourcing

/// Who is registered, and what each of them may do: the register at one position of the log.
///
/// Source: Specs/Lifecycles/Actors.md.
public struct ActorRegister: Equatable, Sendable {
  /// Everybody, in the order in which they were registered.
  public private(set) var actors: [RegisteredActor] = []
  /// How many active actors are administrators.
  public private(set) var administrators = 0
  private var places: [ActorID: Int] = [:]
  private var placesOfStreams: [Identifier: Int] = [:]

  public init() {}

  public var isEmpty: Bool { actors.isEmpty }

  /// The actor of this id; nil where nobody is registered under it.
  public subscript(actor: ActorID) -> RegisteredActor? { places[actor].map { actors[$0] } }

  /// The actor of a stream in `Category.actor`; as before the first event where it has none.
  public func actor(ofStream id: Identifier) -> RegisteredActor {
    placesOfStreams[id].map { actors[$0] } ?? ActorDecider.initial
  }

  /// What a decision about the actor of a stream may look at besides that actor.
  public func neighbours(ofStream id: Identifier) -> ActorNeighbours {
    ActorNeighbours(
      administrators: administrators, isEmpty: isEmpty,
      takenBy: placesOfStreams[id].map { actors[$0].id })
  }

  /// Folds an event of an actor's stream in. Total: an event that no registration precedes leaves
  /// everything as it is.
  public mutating func apply(_ event: ActorEvent, toStream id: Identifier) {
    guard let place = placesOfStreams[id] ?? newPlace(for: event, id) else { return }
    let before = actors[place]
    ActorDecider.evolve(&actors[place], event)
    let after = actors[place]
    administrators += (after.holds(.administrator) ? 1 : 0) - (before.holds(.administrator) ? 1 : 0)
    guard before.id != after.id || before.status == .none else { return }
    if places[before.id] == place { places[before.id] = nil }
    places[after.id] = place
  }

  private mutating func newPlace(for event: ActorEvent, _ id: Identifier) -> Int? {
    guard case .actorRegistered = event else { return nil }
    actors.append(ActorDecider.initial)
    placesOfStreams[id] = actors.count - 1
    return actors.count - 1
  }
}

extension ActorRegister {
  /// Whether an actor may act in this role now: registered, active, and granted it. O(1).
  public func holds(_ role: Role, _ actor: ActorID) -> Bool {
    places[actor].map { actors[$0].holds(role) } ?? false
  }

  /// The roles in which an actor may act now; none for who is not registered, or not active.
  public func roles(of actor: ActorID) -> [Role] {
    guard let place = places[actor], actors[place].status == .active else { return [] }
    return actors[place].roles
  }

  /// The actor's limit for a kind of decision; nil where none was set.
  public func authority(of actor: ActorID, for kind: AuthorityKind) -> Money? {
    places[actor].flatMap { actors[$0].limit(for: kind) }
  }

  /// Whether an actor may decide on this amount alone: see `RegisteredActor.mayDecide`.
  public func mayDecide(
    _ amount: Money, _ kind: AuthorityKind, _ actor: ActorID, under rules: ClaimRules
  ) -> Bool {
    places[actor].map { actors[$0].mayDecide(amount, kind, under: rules) } ?? false
  }
}
