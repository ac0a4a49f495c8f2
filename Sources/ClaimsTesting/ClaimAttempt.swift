import ClaimsDomain
import EventSourcing

/// A command, who sends it, when, and what the rest of the log holds.
public struct ClaimAttempt: Equatable, Sendable, CustomStringConvertible {
  public let command: ClaimCommand
  public let sender: ClaimSender
  /// Recorded and effective.
  public let time: Instant
  public let neighbours: ClaimNeighbours

  /// An attempt.
  ///
  /// - Parameter neighbours: by default those of the sender: their limits, and the roles of whoever
  ///   is named as handler.
  public init(
    _ command: ClaimCommand, by sender: ClaimSender, at time: Instant = ClaimSender.noon,
    among neighbours: ClaimNeighbours? = nil
  ) {
    self.command = command
    self.sender = sender
    self.time = time
    self.neighbours = neighbours ?? Self.neighbours(of: command, by: sender)
  }

  public func context(_ rules: ClaimRules) -> ClaimContext {
    sender.context(rules, at: time, among: neighbours)
  }

  /// What the log holds besides the claim, where nothing else is said.
  public static func neighbours(
    of command: ClaimCommand, by sender: ClaimSender
  ) -> ClaimNeighbours {
    var neighbours = ClaimNeighbours()
    neighbours.claim = ClaimMachine.claim
    neighbours.limits = sender.limits
    neighbours.documents = ClaimMachine.documents
    switch command {
    case .acceptIntake(let accept): neighbours.assigneeRoles = ClaimSender.roles(of: accept.handler)
    case .assign(let assign): neighbours.assigneeRoles = ClaimSender.roles(of: assign.handler)
    case .markDuplicate: neighbours.original = OriginalClaim(status: .open)
    case .correctFact: (neighbours.cited, neighbours.citedFields) = (.claimDrafted, .all)
    default: break
    }
    return neighbours
  }

  public var description: String {
    "\(command.kind.name)\(words) by \(sender)" + (time == ClaimSender.noon ? "" : " later")
      + worldWords
  }

  /// What the command says that its verb does not.
  private var words: String {
    switch command {
    case .openDraft(let open):
      " \(open.claimed.minorUnits)" + (open.lossDate == nil ? " without a date" : "")
    case .editDraft(let edit):
      edit.details.claimed.map { " \($0.minorUnits) \($0.currency.code)" } ?? ""
    case .acceptIntake(let accept): " \(accept.handler.text)"
    case .assign(let assign): " \(assign.handler.text)"
    case .recordCheck(let check): " \(check.kind.name) \(check.result.name)"
    case .requestInfo(let request): " \(request.items)"
    case .provideInfo(let provide): " \(provide.item)"
    case .issuePayment(let issue): issue.final ? " final" : ""
    case .stopPayment(let stop): stop.failed ? " failed" : ""
    case .close(let close): " \(close.outcome.name)" + (close.appealWaived ? " waived" : "")
    case .recordUpload(let upload): " \(upload.status.name)"
    case .assessDamage(let assess): " \(assess.status.name)"
    default: command.amount.map { " \($0.minorUnits)" } ?? ""
    }
  }

  private var worldWords: String {
    (neighbours.similar == nil ? "" : ", another like it")
      + (neighbours.hasDuplicates ? ", a duplicate of it" : "")
  }
}
