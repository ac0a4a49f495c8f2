import ClaimsDomain
import Descriptions

/// How far a command came before it was decided: what lies behind was not looked at.
///
/// Source: Specs/Lifecycles/Claim.md, "Order of checks".
public enum DecisionStage: String, CaseIterable, Sendable, PrintsFields {
  /// Its form, its id and its times.
  case form
  /// Whether the sender holds the role, and the role may ever send it.
  case role
  /// Whether its stream is there, or free.
  case stream
  /// Whether the sender is a party to the stream.
  case party
  /// Whether the sender had seen the stream's latest revision.
  case revision
  /// Whether the table has a row for the status, the command and the role.
  case row
  /// The guards of the row.
  case guards

  /// - Parameter trace: nil if no table was asked.
  init(of refusal: Refusal?, _ trace: DecisionTrace?) {
    if let trace {
      self = trace.admitsRole && !trace.isNewerRow ? .guards : .row
      return
    }
    self =
      switch refusal?.reasons.first?.code {
      case .notAuthorised?: .role
      case .notFound?, .actorNotRegistered?, .idTaken?, .claimNotFound?: .stream
      case .notParty?: .party
      case .revisionConflict?: .revision
      default: .form
      }
  }
}
