import ClaimsDomain
import EventSourcing

extension AccidentDecider: Aggregate {
  public static var category: Category { .accident }
  public static var beginning: AccidentVerb { .startAccident }
  public static var lifecycle: Lifecycle<AccidentWords> { accidentLifecycle }

  public static func isParty(_ actor: ActorID, as role: Role, to accident: Accident) -> Bool {
    accident.isParty(actor, as: role)
  }

  public static func days(of accident: Accident) -> (loss: LocalDate?, submitted: Instant?) {
    (nil, accident.submittedAt)
  }

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
