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
