import EventSourcing

extension ClaimDecider {
  public static func opposite(
    of command: ClaimCommand, on before: Claim, isLatest: Bool, because reason: String
  ) -> ClaimCommand? {
    let parts = before.file.parts
    switch command {
    case .addPart(let add): return .removePart(RemovePart(part: add.part.id, reason: reason))
    case .removePart(let remove):
      return parts[remove.part].map { .addPart(AddPart(part: $0)) }
    case .updatePart(let update):
      return isLatest ? parts[update.part.id].map { .updatePart(UpdatePart(part: $0)) } : nil
    case .referenceDocument(let reference):
      return .unreferenceDocument(UnreferenceDocument(document: reference.document))
    case .unreferenceDocument(let unreference):
      return .referenceDocument(ReferenceDocument(document: unreference.document))
    case .assign:
      guard isLatest, !before.handler.isEmpty else { return nil }
      return .assign(Assign(handler: before.handler))
    case .approve, .approvePartially, .deny:
      return .rescindDecision(RescindDecision(reason: reason))
    case .requestPayment(let request):
      return .declinePayment(DeclinePayment(payment: request.payment, reason: reason))
    case .close, .withdraw: return .reopen(Reopen(reason: reason))
    case .openSubrogation: return .closeSubrogation(CloseSubrogation(result: reason))
    case .openLitigation: return .closeLitigation(CloseLitigation(result: reason))
    case .authoriseRepresentative(let authorise):
      return .revokeRepresentative(
        RevokeRepresentative(representative: authorise.representative, reason: reason))
    case .revokeRepresentative(let revoke):
      // Whoever accepted has to accept again.
      guard before.file.invitedRepresentatives.contains(revoke.representative) else { return nil }
      return .authoriseRepresentative(
        AuthoriseRepresentative(representative: revoke.representative))
    default: return nil
    }
  }
}
