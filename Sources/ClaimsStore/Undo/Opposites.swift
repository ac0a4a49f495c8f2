import ClaimsDomain
import EventSourcing

extension Opposite {
  static func opposite(
    of command: ActorCommand, on before: RegisteredActor, _ isLatest: Bool,
    because reason: String
  ) -> ActorCommand? {
    switch command {
    case .grantRole(let grant): .revokeRole(RevokeRole(role: grant.role))
    case .revokeRole(let revoke): .grantRole(GrantRole(role: revoke.role))
    case .setAuthority(let set):
      isLatest
        ? .setAuthority(SetAuthority(kind: set.kind, limit: before.limit(for: set.kind))) : nil
    case .deactivateActor: .reactivateActor(ReactivateActor(reason: reason))
    case .reactivateActor: .deactivateActor(DeactivateActor(reason: reason))
    case .registerActor: nil
    }
  }

  static func opposite(
    of command: CatalogCommand, because reason: String
  ) -> CatalogCommand? {
    let (catalog, code) = command.target
    switch command {
    case .addCatalogEntry, .restoreCatalogEntry:
      return .retireCatalogEntry(
        RetireCatalogEntry(catalog: catalog, code: code, reason: reason))
    case .retireCatalogEntry:
      return .restoreCatalogEntry(
        RestoreCatalogEntry(catalog: catalog, code: code, reason: reason))
    case .relabelCatalogEntry, .publishQuizFlow: return nil
    }
  }

  static func opposite(
    of command: DocumentCommand, on before: Document, _ isLatest: Bool
  ) -> DocumentCommand? {
    func share(with recipient: String) -> DocumentCommand? {
      before.sharedWith.first { $0.recipient == recipient }.map {
        .shareDocument(ShareDocument(recipient: recipient, until: $0.until))
      }
    }
    switch command {
    case .addPage(let add): return .removePage(RemovePage(page: add.page.id))
    case .removePage(let remove):
      return before.pages.first { $0.id == remove.page }.map { .addPage(AddPage(page: $0)) }
    case .shareDocument(let done):
      if let earlier = share(with: done.recipient) { return isLatest ? earlier : nil }
      return .unshareDocument(UnshareDocument(recipient: done.recipient))
    case .unshareDocument(let done): return share(with: done.recipient)
    case .authoriseDocumentRepresentative(let authorise):
      return .revokeDocumentRepresentative(
        RevokeDocumentRepresentative(representative: authorise.representative))
    case .revokeDocumentRepresentative(let revoke):
      return .authoriseDocumentRepresentative(
        AuthoriseDocumentRepresentative(representative: revoke.representative))
    default: return nil
    }
  }

  static func opposite(
    of command: ReportCommand, on before: IncidentReport, _ isLatest: Bool,
    because reason: String
  ) -> ReportCommand? {
    switch command {
    case .closeReport: return .reopenReport(ReopenReport(reason: reason))
    case .assignReport:
      guard isLatest, !before.assignee.isEmpty else { return nil }
      return .assignReport(AssignReport(assignee: before.assignee))
    default: return nil
    }
  }

  static func opposite(of command: AccidentCommand) -> AccidentCommand? {
    guard case .addEvidence(let add) = command else { return nil }
    return .removeEvidence(RemoveEvidence(evidence: add.evidence.id))
  }

  static func opposite(
    of command: PropertyCommand, on before: RegisteredProperty, _ isLatest: Bool,
    because reason: String
  ) -> PropertyCommand? {
    switch command {
    case .addRoom(let add): .removeRoom(RemoveRoom(room: add.room.id))
    case .removeRoom(let remove):
      before.rooms.first { $0.id == remove.room }.map { .addRoom(AddRoom(room: $0)) }
    case .editRoom(let edit):
      isLatest
        ? before.rooms.first { $0.id == edit.room.id }.map { .editRoom(EditRoom(room: $0)) } : nil
    case .transferProperty:
      isLatest
        ? .transferProperty(TransferProperty(owner: before.owner, reason: reason)) : nil
    default: nil
    }
  }

  /// The latest answer alone: going back takes back whichever came last.
  static func opposite(of command: QuizCommand, _ isLatest: Bool) -> QuizCommand? {
    guard case .selectOption = command, isLatest else { return nil }
    return .goBack(GoBack())
  }

  static func opposite(of command: LeadCommand, because reason: String) -> LeadCommand? {
    switch command {
    case .disqualifyLead, .loseLead: .reviveLead(ReviveLead(reason: reason))
    default: nil
    }
  }
}
