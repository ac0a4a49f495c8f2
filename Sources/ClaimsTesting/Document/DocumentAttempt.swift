import ClaimsDomain
import EventSourcing

/// A command about a document, who sends it, when, and what the rest of the log holds.
public struct DocumentAttempt: Equatable, Sendable, CustomStringConvertible {
  public let command: DocumentCommand
  public let sender: ClaimSender
  /// Recorded and effective.
  public let time: Instant
  public let neighbours: DocumentNeighbours

  public init(
    _ command: DocumentCommand, by sender: ClaimSender, at time: Instant = ClaimSender.noon,
    among neighbours: DocumentNeighbours = DocumentNeighbours()
  ) {
    self.command = command
    self.sender = sender
    self.time = time
    self.neighbours = neighbours
  }

  public func context(_ rules: ClaimRules) -> DocumentContext {
    DocumentContext(
      recorded: time, effective: time, actor: sender.actor, role: sender.role, rules: rules,
      neighbours: neighbours)
  }

  public var description: String {
    "\(command.kind.name)\(words) by \(sender)"
      + (time == ClaimSender.noon ? "" : " at \(time.text)")
      + (neighbours.isReferenced ? ", a claim names it" : "")
      + (neighbours.other.map { ", the other is \($0.status.name)" } ?? "")
  }

  /// What the command says that its verb does not.
  private var words: String {
    switch command {
    case .startDocument(let start): " \(start.details.type ?? "of no type")"
    case .addPage(let add): " \(add.page.name)"
    case .editDocument(let edit): edit.details.isEndless ? " endless" : ""
    case .remindExpiry(let remind): " \(remind.days) days"
    case .authoriseDocumentRepresentative(let authorise): " \(authorise.representative.text)"
    case .revokeDocumentRepresentative(let revoke): " \(revoke.representative.text)"
    default: ""
    }
  }
}
