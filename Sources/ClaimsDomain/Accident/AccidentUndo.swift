import EventSourcing

extension AccidentDecider {
  public static func opposite(
    of command: AccidentCommand, on before: Accident, isLatest: Bool, because reason: String
  ) -> AccidentCommand? {
    guard case .addEvidence(let add) = command else { return nil }
    return .removeEvidence(RemoveEvidence(evidence: add.evidence.id))
  }
}
