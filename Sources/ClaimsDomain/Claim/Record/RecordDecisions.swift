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
      return [
        .factCorrected(
          FactCorrected(
            replaces: correct.replaces, details: correct.details.changes(to: claim),
            reason: correct.reason))
      ]
    case .generateReport(let report):
      return [.reportGenerated(ReportGenerated(kind: report.kind, asOf: report.asOf))]
    case .erasePersonalData(let erase):
      return [.personalDataErased(PersonalDataErased(reason: erase.reason))]
    case .authoriseRepresentative(let authorise):
      return [
        .representativeAuthorised(
          RepresentativeAuthorised(
            representative: authorise.representative, capacity: authorise.capacity))
      ]
    case .revokeRepresentative(let revoke):
      return [
        .representativeRevoked(RepresentativeRevoked(representative: revoke.representative))
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
      if !file.representatives.contains(authorised.representative) {
        file.representatives.append(authorised.representative)
      }
    case .representativeRevoked(let revoked):
      file.representatives.removeAll { $0 == revoked.representative }
      file.noteFormerParties([revoked.representative])
    default: break
    }
  }
}
