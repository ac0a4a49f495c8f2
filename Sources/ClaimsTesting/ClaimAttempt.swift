import ClaimsDomain
import EventSourcing

/// A command and who sends it.
public struct ClaimAttempt: Equatable, Sendable, CustomStringConvertible {
  public let command: ClaimCommand
  public let sender: ClaimSender

  public init(_ command: ClaimCommand, by sender: ClaimSender) {
    self.command = command
    self.sender = sender
  }

  public var description: String { "\(command.kind.name)\(words) by \(sender)" }

  /// What the command says that its verb does not.
  private var words: String {
    switch command {
    case .openDraft(let open):
      " \(open.claimed.minorUnits)" + (open.lossDate == nil ? " without a date" : "")
    case .editDraft(let edit): edit.details.claimed.map { " \($0.minorUnits)" } ?? ""
    case .setReserve(let set): " \(set.amount.minorUnits)"
    case .approve(let approve): " \(approve.amount.minorUnits)"
    case .requestPayment(let request): " \(request.amount.minorUnits)"
    case .issuePayment(let issue): issue.final ? " final" : ""
    case .close(let close): " \(close.outcome.name)"
    default: ""
    }
  }
}

/// Who sends a command, and in which role.
public struct ClaimSender: Hashable, Sendable, CustomStringConvertible {
  public let actor: ActorID
  public let role: Role

  public init(_ actor: String, _ role: Role) {
    self.actor = ActorID(actor)
    self.role = role
  }

  public var description: String { "\(actor.text) (\(role.name))" }

  /// When every attempt is made: the claim's rules look at days, and one is enough.
  public static let noon = Instant(nanoseconds: 1_772_452_800_000_000_000)

  public func context(_ rules: ClaimRules, related: ClaimStatus? = nil) -> ClaimContext {
    ClaimContext(
      recorded: Self.noon, effective: Self.noon, actor: actor, role: role, rules: rules,
      neighbours: ClaimNeighbours(related: related))
  }
}
