import ClaimsDomain
import EventSourcing

extension AccidentDecider {
  public static func relatedFacts(
    of command: AccidentCommand?, on accident: Accident, in scene: DecisionScene
  ) -> AccidentRelatedFacts {
    guard case .linkAccident(let link)? = command else {
      var relatedFacts = AccidentRelatedFacts()
      relatedFacts.retention = scene.retention(Self.self)
      return relatedFacts
    }
    let seesAll = !Role.bindsAgents(version: scene.version, isImported: scene.isImported)
    return AccidentRelatedFacts(
      lead: link.lead.flatMap { scene.logState.leads[$0]?.state.status },
      claim: link.claim.flatMap {
        seesAll || scene.sees(.claim($0)) ? scene.logState.claims[$0]?.claim.status : nil
      })
  }
}

// Who reads it, and what.
extension AccidentDecider {
  public static let endings: [AccidentStatus] = [.linked, .discarded, .erased]
  public static func title(of accident: Accident) -> String { accident.details.description ?? "" }

  public static let readers: Set<Role> = HiddenField.overview.union([
    .investigator, .legal, .assessor,
  ])

  public static let eventFields = [
    row(.accidentStarted, "reporter details recordedAt"),
    row(.evidenceAdded, "evidence"),
    row(.accidentEdited, "details"),
    row(.accidentSaved, "at"),
    row(.accidentSubmitted, "consent* at"),
    row(.accidentLinked, "lead claim"),
    row(.accidentDiscarded),
    row(.evidenceUploaded, "evidence status location"),
    row(.evidenceRemoved, "evidence"),
    row(.accidentDataErased, "reason* at"),
  ]
}
