import EventSourcing

// Who has to do with a report, and what a command says of them.

extension IncidentReport {
  /// Whether an actor has to do with the report in this role.
  ///
  /// Claimants see their own reports alone. Anonymous actors are let through to anonymous reports,
  /// for which the receipt decides the rest.
  public func isParty(_ actor: ActorID, as role: Role) -> Bool {
    switch role {
    case .claimant: status == .none || (!isAnonymous && actor == reporter)
    case .anonymous: actor.isEmpty && (status == .none || isAnonymous)
    default: true
    }
  }
}

extension ReportCommand {
  /// The receipt that the command carries; empty if it carries none.
  public var receipt: [UInt8] {
    startReport?.receipt ?? editReport?.receipt ?? addReportAttachment?.receipt
      ?? submitReport?.receipt ?? discardReport?.receipt ?? []
  }

  /// Whether the command names a person, which a command of an anonymous reporter must not: a log
  /// keeps refused commands, too, so it must be rejected before it is written.
  public var namesSomebody: Bool {
    let named = startReport?.reporter ?? startReportInvestigation?.assignee
    return !(named ?? assignReport?.assignee ?? ActorID()).isEmpty
  }
}
