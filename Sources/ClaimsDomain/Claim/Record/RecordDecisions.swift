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

  static func regionEvents(of command: ClaimCommand) -> [ClaimEvent] {
    switch command {
    case .flagFraud(let flag):
      [
        .fraudFlagged(
          FraudFlagged(indicator: flag.indicator, score: flag.score, text: flag.text))
      ]
    case .referToSIU(let refer): [.siuReferred(SIUReferred(reason: refer.reason))]
    case .clearFraud(let clear): [.siuCleared(SIUCleared(finding: clear.finding))]
    case .confirmFraud(let confirm): [.fraudConfirmed(FraudConfirmed(finding: confirm.finding))]
    case .openSubrogation(let open):
      [.subrogationOpened(SubrogationOpened(against: open.against))]
    case .recordRecovery(let recovery):
      [
        .recoveryRecorded(
          RecoveryRecorded(amount: recovery.amount, source: recovery.source))
      ]
    case .closeSubrogation(let close):
      [.subrogationClosed(SubrogationClosed(result: close.result))]
    case .openLitigation(let open):
      [
        .litigationOpened(
          LitigationOpened(counsel: open.counsel, court: open.court, reference: open.reference))
      ]
    case .closeLitigation(let close): [.litigationClosed(LitigationClosed(result: close.result))]
    default: []
    }
  }
}
