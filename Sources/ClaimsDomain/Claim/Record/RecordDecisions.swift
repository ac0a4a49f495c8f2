import EventSourcing

extension ClaimDecider {
  static func recordEvents(
    of command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> [ClaimEvent] {
    switch command {
    case .addNote(let note): return [.noteAdded(NoteAdded(text: note.text))]
    case .recordCommunication(let said):
      return [
        .communicationRecorded(
          CommunicationRecorded(
            channel: said.channel, with: said.with, text: said.text, inbound: said.inbound))
      ]
    case .correctFact(let correct):
      return reviewed(
        .factCorrected(
          FactCorrected(
            replaces: correct.replaces, details: correct.details.changes(to: claim),
            reason: correct.reason, effective: context.lateTime)), on: claim, in: context)
    case .generateReport(let report):
      return [
        .reportGenerated(
          ReportGenerated(kind: report.kind, asOf: report.asOf, sha256: report.sha256))
      ]
    case .erasePersonalData(let erase):
      return [.personalDataErased(PersonalDataErased(reason: erase.reason, at: context.recorded))]
    case .authoriseRepresentative(let authorise):
      return [
        .representativeAuthorised(
          RepresentativeAuthorised(
            representative: authorise.representative, capacity: authorise.capacity,
            awaitsAcceptance: context.version > 7))
      ]
    case .acceptRepresentation:
      return [.representationAccepted(RepresentationAccepted(representative: context.actor))]
    case .revokeRepresentative(let revoke):
      return [
        .representativeRevoked(
          RepresentativeRevoked(representative: revoke.representative, reason: revoke.reason))
      ]
    default: return []
    }
  }
}

extension Claim {
  /// What is only counted or noted, and what is corrected.
  mutating func evolveRecord(_ event: ClaimEvent) {
    switch event {
    case .noteAdded: notes = notes &+ 1
    case .communicationRecorded: file.communications = file.communications &+ 1
    case .factCorrected(let correction):
      apply(correction.details)
      file.corrections = file.corrections &+ 1
    case .reportGenerated: file.reports = file.reports &+ 1
    case .representativeAuthorised(let authorised):
      if authorised.awaitsAcceptance {
        file.invitedRepresentatives.append(authorised.representative)
      } else {
        file.beginRepresentation(by: authorised.representative)
      }
    case .representationAccepted(let accepted):
      file.beginRepresentation(by: accepted.representative)
    case .representativeRevoked(let revoked): file.endRepresentation(by: revoked.representative)
    case .personalDataErased(let erased):
      status = .erased
      forgetTexts(erasedAt: erased.at)
    default: break
    }
  }
}

extension ClaimFile {
  /// Whether somebody acts for the claimant, or is asked to.
  func hasAsked(_ actor: ActorID) -> Bool {
    representatives.contains(actor) || invitedRepresentatives.contains(actor)
  }

  mutating func beginRepresentation(by actor: ActorID) {
    invitedRepresentatives.removeAll { $0 == actor }
    if !representatives.contains(actor) { representatives.append(actor) }
  }

  fileprivate mutating func endRepresentation(by actor: ActorID) {
    invitedRepresentatives.removeAll { $0 == actor }
    guard let place = representatives.firstIndex(of: actor) else { return }
    representatives.remove(at: place)
    noteFormerParties([actor])
  }
}
