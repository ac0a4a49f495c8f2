import ClaimsDomain
import EventSourcing

// The registers: one stream each, or one for each actor. Who reads a register reads all of it; people
// read what is written about themselves.

extension ActorDecider: LogAggregate {
  public static func snapshot(
    of stream: StreamID, in logState: borrowing LogState
  ) -> Snapshot<ActorDecider>? {
    let actor = logState.actors.actor(ofStream: stream.id)
    return actor.status == .none ? nil : Snapshot(of: stream, actor, in: logState)
  }

  public static func forEachCard(
    in logState: borrowing LogState, _ body: (Snapshot<ActorDecider>) -> Void
  ) {
    for actor in logState.actors.actors {
      body(Snapshot(of: .actor(actor.id), actor, in: logState))
    }
  }

  public static func relatedFacts(
    of command: ActorCommand?, on actor: RegisteredActor, in scene: DecisionScene
  ) -> ActorRelatedFacts {
    var relatedFacts = scene.logState.actors.relatedFacts(
      ofStream: scene.id, registering: command?.registerActor?.actor)
    if command == nil || command?.eraseActorData != nil, actor.status == .inactive {
      relatedFacts.retention = scene.retention(Self.self)
    }
    return relatedFacts
  }

  public static var notFound: RefusalCode { .actorNotRegistered }
  public static func title(of actor: RegisteredActor) -> String { actor.name }

  public static let readers: Set<Role> = [.supervisor, .administrator, .auditor]

  public static func redaction(
    of stream: StreamID, for access: ReaderRoles, at time: Instant, in logState: borrowing LogState
  ) -> Redaction? { access.redaction(ofPerson: stream) }

  public static let eventFields = [
    row(.actorRegistered, "actor name roles email phone"),
    row(.roleGranted, "role"),
    row(.roleRevoked, "role"),
    row(.authoritySet, "kind limit"),
    row(.actorDeactivated, keeps: "reason*"),
    row(.actorReactivated, keeps: "reason*"),
    row(.contactSet, "email phone"),
    row(.actorDataErased, "reason* at"),
  ]
}

extension RulesDecider: LogAggregate {
  public static func snapshot(
    of stream: StreamID, in logState: borrowing LogState
  ) -> Snapshot<RulesDecider>? { Snapshot(of: stream, logState.rules, in: logState) }

  public static func relatedFacts(
    of command: RulesCommand?, on rules: RuleBook, in scene: DecisionScene
  ) -> RulesRelatedFacts { RulesRelatedFacts() }

  public static let readers: Set<Role> = HiddenField.staff

  public static func redaction(
    of stream: StreamID, for access: ReaderRoles, at time: Instant, in logState: borrowing LogState
  ) -> Redaction? { access.readsRules ? .nothing : nil }

  public static let eventFields = [
    row(.rulesSet, "from rules reason*"),
    row(.clockConfirmed, "time reason*"),
    row(.clockCorrected, "time reason*"),
  ]
}

extension CatalogDecider: LogAggregate {
  public static func snapshot(
    of stream: StreamID, in logState: borrowing LogState
  ) -> Snapshot<CatalogDecider>? { Snapshot(of: stream, logState.catalogs, in: logState) }

  public static func relatedFacts(
    of command: CatalogCommand?, on catalogs: CatalogBook, in scene: DecisionScene
  ) -> CatalogRelatedFacts { CatalogRelatedFacts() }

  public static let readers: Set<Role> = HiddenField.staff

  public static func redaction(
    of stream: StreamID, for access: ReaderRoles, at time: Instant, in logState: borrowing LogState
  ) -> Redaction? { access.readsRules ? .nothing : nil }

  public static let eventFields = [
    row(
      .catalogEntryAdded, "catalog code labels severity order texts number expires reason*"
    ),
    row(
      .catalogEntryRelabelled, "catalog code labels severity order texts reason* expires"),
    row(.catalogEntryRetired, "catalog code reason*"),
    row(.catalogEntryRestored, "catalog code reason*"),
    row(.quizFlowPublished, "flow reason*"),
  ]
}

extension Snapshot {
  /// What a register keeps itself.
  fileprivate init(of stream: StreamID, _ state: A.State, in logState: borrowing LogState) {
    let head = logState.head(of: stream)
    self.init(of: stream.id, created: head.created)
    revision = head.revision
    updated = head.updated
    self.state = state
  }
}
