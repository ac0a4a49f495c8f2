import EventSourcing

extension ReportDecider {
  /// Every command, in the order of its number: allowed, or why not.
  ///
  /// State guards are evaluated; guards on arguments are listed as conditions.
  public static func permissions(
    on report: IncidentReport, in context: ReportContext
  ) -> [ReportPermission] {
    ReportVerb.allCases.filter { $0 != .unspecified }.map { verb in
      var permission = ReportPermission()
      permission.command = verb
      permission.reasons = reasonsAgainst(verb, on: report, in: context)
      permission.allowed = permission.reasons.isEmpty
      if permission.allowed, let step = reportLifecycle.step(from: report.status, on: verb) {
        permission.conditions = step.guards.filter { $0.judges == .arguments }.map { $0.name }
      }
      return permission
    }
  }

  private static func reasonsAgainst(
    _ verb: ReportVerb, on report: IncidentReport, in context: ReportContext
  ) -> [Reason] {
    guard reportLifecycle.mayEver(context.role, send: verb) else {
      return [Reason(.notAuthorised, found: context.role.name.description)]
    }
    guard report.isParty(context.actor, as: context.role) else {
      return [Reason(.notParty, found: context.actor.text)]
    }
    do throws(Refusal) {
      let step = try reportLifecycle.row(for: verb, in: report.status, by: context.role)
      return step.guards.filter { $0.judges == .state }.compactMap {
        $0.violation(on: report, in: context)
      }
    } catch { return error.reasons }
  }
}

extension IncidentReport {
  /// Whether somebody has to do with the report in this role.
  ///
  /// Claimants see their own reports alone. Whoever is anonymous is let through to anonymous ones,
  /// where the receipt says the rest.
  public func isParty(_ actor: ActorID, as role: Role) -> Bool {
    switch role {
    case .claimant: status == .none || (!isAnonymous && actor == reporter)
    case .anonymous: actor.isEmpty && (status == .none || isAnonymous)
    default: true
    }
  }
}

extension ReportCommand {
  /// The receipt that the command carries; empty where it carries none.
  public var receipt: [UInt8] {
    switch self {
    case .startReport(let start): start.receipt
    case .editReport(let edit): edit.receipt
    case .addReportAttachment(let add): add.receipt
    case .submitReport(let submit): submit.receipt
    case .discardReport(let discard): discard.receipt
    default: []
    }
  }

  /// Whether the command names somebody, which a command of an anonymous reporter must not: a log
  /// keeps refused commands too, so such a one must be turned away before it is written.
  public var namesSomebody: Bool {
    switch self {
    case .startReport(let start): !start.reporter.isEmpty
    case .startReportInvestigation(let start): !start.assignee.isEmpty
    case .assignReport(let assign): !assign.assignee.isEmpty
    default: false
    }
  }
}
