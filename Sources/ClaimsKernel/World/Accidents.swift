import ClaimsDomain
import EventSourcing

extension AccidentDecider: LogAggregate {
  public typealias Words = AggregateVocabulary<AccidentDecider>
  public static var beginning: AccidentVerb { .startAccident }

  public static func neighbours(
    of command: AccidentCommand?, on accident: Accident, _ id: Identifier, by actor: ActorID,
    in world: World
  ) -> AccidentNeighbours {
    guard case .linkAccident(let link)? = command else { return AccidentNeighbours() }
    return AccidentNeighbours(
      lead: link.lead.flatMap { world.leads[$0]?.state.status },
      claim: link.claim.flatMap { world.claims[$0]?.claim.status })
  }
}
