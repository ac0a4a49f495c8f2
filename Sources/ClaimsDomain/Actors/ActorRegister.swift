import EventSourcing

/// Who is registered, and what each of them may do: the register at one position of the log.
///
/// Source: Specs/Lifecycles/Actors.md.
public struct ActorRegister: Equatable, Sendable {
  /// All actors, in the order in which they were registered.
  public private(set) var actors: [RegisteredActor] = []
  /// How many active actors are administrators.
  public private(set) var administrators = 0
  /// The actors' places, by the ids of their streams. No secret seed: administrators alone
  /// register people, and gain nothing by names that meet.
  private var places = IdentifierIndex(seed: 0)
  /// Who looks as those at the same place of `lookers` do; of several the first.
  private var looks = IdentifierIndex(seed: 0)
  private var lookers: [ActorID] = []

  /// Creates a register of nobody, as before the log's first event.
  public init() {}

  /// Places follow from the actors.
  public static func == (left: ActorRegister, right: ActorRegister) -> Bool {
    left.actors == right.actors
  }

  /// Whether nobody was ever registered; who is inactive still counts.
  public var isEmpty: Bool { actors.isEmpty }

  /// The actor of this id; nil if none is registered under it.
  public subscript(actor: ActorID) -> RegisteredActor? { place(of: actor).map { actors[$0] } }

  private func place(of actor: ActorID) -> Int? {
    guard let place = places.place(of: StreamID.actor(actor).id), actors[place].id == actor else {
      return nil
    }
    return place
  }

  /// The actor of a stream in `Category.actor`; as before the first event if it has none.
  public func actor(ofStream id: Identifier) -> RegisteredActor {
    places.place(of: id).map { actors[$0] } ?? ActorDecider.initial
  }

  /// What a decision about the actor of a stream may look at besides that actor.
  ///
  /// - Parameters:
  ///   - id: that of the stream, a hash of the actor's.
  ///   - newcomer: whom the decision would register.
  public func relatedFacts(
    ofStream id: Identifier, registering newcomer: ActorID? = nil
  ) -> ActorRelatedFacts {
    ActorRelatedFacts(
      administrators: administrators, isEmpty: isEmpty,
      takenBy: places.place(of: id).map { actors[$0].id },
      lookalike: newcomer.flatMap { newcomer in
        looks.place(of: newcomer.look).map { lookers[$0] }.flatMap { $0 == newcomer ? nil : $0 }
      })
  }

  /// Folds an event of an actor's stream in. Total: an event before any registration, or one that
  /// registers an actor in another's stream, changes nothing.
  public mutating func apply(_ event: ActorEvent, toStream id: Identifier) {
    if case .actorRegistered(let registered) = event {
      guard StreamID.actor(registered.actor).id == id else { return }
      if places.place(of: id) == nil {
        _ = places.append(id)
        actors.append(ActorDecider.initial)
        let look = registered.actor.look
        if looks.place(of: look) == nil {
          _ = looks.append(look)
          lookers.append(registered.actor)
        }
      }
    }
    guard let place = places.place(of: id) else { return }
    let before = actors[place].holds(.administrator)
    ActorDecider.evolve(&actors[place], event)
    administrators += (actors[place].holds(.administrator) ? 1 : 0) - (before ? 1 : 0)
  }
}

extension ActorRegister {
  /// Whether an actor may act in this role now: registered, active, and granted it. O(1).
  public func holds(_ role: Role, _ actor: ActorID) -> Bool {
    // Asked for every command: a copy of the actor would cost more than the answer.
    guard let place = place(of: actor) else { return false }
    return actors[place].status == .active && actors[place].roles.contains(role)
  }

  /// The roles in which an actor may act now; none for who is not registered, or not active.
  public func roles(of actor: ActorID) -> [Role] {
    guard let place = place(of: actor), actors[place].status == .active else { return [] }
    return actors[place].roles
  }

  /// The actor's limit for a kind of decision; nil if none was set.
  public func authority(of actor: ActorID, for kind: AuthorityKind) -> Money? {
    place(of: actor).flatMap { actors[$0].limit(for: kind) }
  }

  /// The actor's limits for what is decided on claims.
  public func limits(of actor: ActorID) -> AuthorityLimits {
    guard let place = place(of: actor), !actors[place].limits.isEmpty else {
      return AuthorityLimits()
    }
    return AuthorityLimits(
      reserve: actors[place].limit(for: .reserve), decision: actors[place].limit(for: .decision),
      payment: actors[place].limit(for: .payment))
  }

  /// Whether an actor may decide on this amount alone: see `RegisteredActor.mayDecide`.
  public func mayDecide(
    _ amount: Money, _ kind: AuthorityKind, _ actor: ActorID, under rules: ClaimRules
  ) -> Bool {
    self[actor]?.mayDecide(amount, kind, under: rules) ?? false
  }
}
