import ClaimsDomain
import EventSourcing

/// A command, who sends it, when, and what the rest of the log holds.
public struct ClaimAttempt: AggregateAttempt, CustomStringConvertible {
  private let contents: Contents

  /// By reference: an attempt is handed on often, and never changed.
  private final class Contents: Sendable {
    let command: ClaimCommand
    let verb: ClaimVerb
    let sender: ClaimSender
    let time: Instant
    let relatedFacts: ClaimRelatedFacts

    init(
      _ command: ClaimCommand, _ sender: ClaimSender, _ time: Instant,
      _ relatedFacts: ClaimRelatedFacts
    ) {
      self.command = command
      verb = command.kind
      self.sender = sender
      self.time = time
      self.relatedFacts = relatedFacts
    }
  }

  public var command: ClaimCommand { contents.command }
  /// The command's verb, known without looking at the command.
  public var verb: ClaimVerb { contents.verb }
  public var sender: ClaimSender { contents.sender }
  /// Recorded and effective.
  public var time: Instant { contents.time }
  /// What the rest of the log holds, as far as the decision looks at it.
  public var relatedFacts: ClaimRelatedFacts { contents.relatedFacts }

  /// An attempt.
  ///
  /// - Parameters:
  ///   - command: what is sent.
  ///   - sender: who sends it, and in which role.
  ///   - time: when it is recorded and effective.
  ///   - relatedFacts: by default those of the sender: their limits, and the roles of the person
  ///     named as handler or representative.
  public init(
    _ command: ClaimCommand, by sender: ClaimSender, at time: Instant = ClaimSender.noon,
    among relatedFacts: ClaimRelatedFacts? = nil
  ) {
    contents = Contents(
      command, sender, time, relatedFacts ?? Self.relatedFacts(of: command, by: sender))
  }

  public init(_ command: ClaimCommand, in context: ClaimContext) {
    self.init(
      command, by: ClaimSender(context.actor, context.role), at: context.clock,
      among: context.relatedFacts)
  }

  public static func == (left: ClaimAttempt, right: ClaimAttempt) -> Bool {
    let (left, right) = (left.contents, right.contents)
    return left === right
      || (left.verb == right.verb && left.sender == right.sender && left.time == right.time
        && left.command == right.command && left.relatedFacts == right.relatedFacts)
  }

  public func context(_ rules: ClaimRules) -> ClaimContext {
    sender.context(rules, at: time, among: relatedFacts)
  }

  /// What the log holds besides the claim, if nothing else is said.
  public static func relatedFacts(
    of command: ClaimCommand, by sender: ClaimSender
  ) -> ClaimRelatedFacts {
    var relatedFacts = relatedFacts(of: sender)
    look(for: command, by: sender, &relatedFacts)
    return relatedFacts
  }

  /// What the log holds besides the claim, whatever the command.
  static func relatedFacts(of sender: ClaimSender) -> ClaimRelatedFacts {
    var relatedFacts = ClaimRelatedFacts()
    relatedFacts.claim = ClaimMachine.claim
    relatedFacts.limits = sender.limits
    relatedFacts.documents = ClaimMachine.documents
    relatedFacts.erosions = [
      PolicyErosion(reference: ClaimAlphabet.policy, amount: Money(1, .euro))
    ]
    return relatedFacts
  }

  /// Looks up what the log holds about what the command names.
  static func look(
    for command: ClaimCommand, by sender: ClaimSender, _ relatedFacts: inout ClaimRelatedFacts
  ) {
    switch command {
    case .openDraft(let open):
      relatedFacts.namedRoles = ClaimSender.roles(of: open.claimant)
    case .acceptIntake(let accept):
      relatedFacts.namedRoles = ClaimSender.roles(of: accept.handler)
    case .assign(let assign): relatedFacts.namedRoles = ClaimSender.roles(of: assign.handler)
    case .authoriseRepresentative(let authorise):
      relatedFacts.namedRoles = ClaimSender.roles(of: authorise.representative)
    case .acceptRepresentation: relatedFacts.namedRoles = ClaimSender.roles(of: sender.actor)
    case .markDuplicate: relatedFacts.original = OriginalClaim(status: .open)
    case .erasePersonalData: relatedFacts.retention.sealsTexts = true
    case .correctFact: (relatedFacts.cited, relatedFacts.citedFields) = (.claimDrafted, .all)
    default: break
    }
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
    case .close(let close): " \(close.outcome.name)"
    case .recordUpload(let upload): " \(upload.status.name)"
    case .assessDamage(let assess): " \(assess.status.name)"
    default: command.amount.map { " \($0.minorUnits)" } ?? ""
    }
  }

  private var worldWords: String {
    (relatedFacts.similar == nil ? "" : ", another like it")
      + (relatedFacts.hasDuplicates ? ", a duplicate of it" : "")
      + (relatedFacts.openActivities > 0 ? ", an open activity" : "")
  }
}
