import ClaimsDomain
import EventSourcing

// The registers: one stream each, or one for each actor. Who reads a register reads all of it; people
// read what is written about themselves.

extension ActorDecider: LogAggregate {
  public static func card(
    of stream: StreamID, in world: borrowing World
  ) -> Card<ActorDecider>? {
    let actor = world.actors.actor(ofStream: stream.id)
    return actor.status == .none ? nil : Card(of: stream, actor, in: world)
  }

  public static func forEachCard(
    in world: borrowing World, _ body: (Card<ActorDecider>) -> Void
  ) {
    for actor in world.actors.actors { body(Card(of: .actor(actor.id), actor, in: world)) }
  }

  public static func neighbours(
    of command: ActorCommand?, on actor: RegisteredActor, in scene: DecisionScene
  ) -> ActorNeighbours { scene.world.actors.neighbours(ofStream: scene.id) }

  public static var notFound: RefusalCode { .actorNotRegistered }

  public static let readers: Set<Role> = [.supervisor, .administrator, .auditor]

  public static func redaction(
    of stream: StreamID, for access: ReadAccess, at time: Instant, in world: borrowing World
  ) -> Redaction? { access.redaction(ofPerson: stream) }

  public static let eventFields = [
    row(.actorRegistered, "actor name roles"),
    row(.roleGranted, "role"),
    row(.roleRevoked, "role"),
    row(.authoritySet, "kind limit"),
    row(.actorDeactivated, keeps: "reason"),
    row(.actorReactivated, keeps: "reason"),
  ]
}

extension RulesDecider: LogAggregate {
  public static func card(
    of stream: StreamID, in world: borrowing World
  ) -> Card<RulesDecider>? { Card(of: stream, world.rules, in: world) }

  public static func neighbours(
    of command: RulesCommand?, on rules: RuleBook, in scene: DecisionScene
  ) -> RulesNeighbours { RulesNeighbours() }

  public static let readers: Set<Role> = HiddenField.staff

  public static func redaction(
    of stream: StreamID, for access: ReadAccess, at time: Instant, in world: borrowing World
  ) -> Redaction? { access.readsRules ? .nothing : nil }

  public static let eventFields = [
    row(.rulesSet, "from rules reason")
  ]
}

extension CatalogDecider: LogAggregate {
  public static func card(
    of stream: StreamID, in world: borrowing World
  ) -> Card<CatalogDecider>? { Card(of: stream, world.catalogs, in: world) }

  public static func neighbours(
    of command: CatalogCommand?, on catalogs: CatalogBook, in scene: DecisionScene
  ) -> CatalogNeighbours { CatalogNeighbours() }

  public static let readers: Set<Role> = HiddenField.staff

  public static func redaction(
    of stream: StreamID, for access: ReadAccess, at time: Instant, in world: borrowing World
  ) -> Redaction? { access.readsRules ? .nothing : nil }

  public static let eventFields = [
    row(
      .catalogEntryAdded, "catalog code labels severity order texts number expires reason"
    ),
    row(
      .catalogEntryRelabelled, "catalog code labels severity order texts reason"),
    row(.catalogEntryRetired, "catalog code reason"),
    row(.catalogEntryRestored, "catalog code reason"),
    row(.quizFlowPublished, "flow reason"),
  ]
}

extension Card {
  /// What a register keeps itself.
  fileprivate init(of stream: StreamID, _ state: A.State, in world: borrowing World) {
    let head = world.head(of: stream)
    self.init(of: stream.id, created: head.created)
    revision = head.revision
    updated = head.updated
    self.state = state
  }
}
