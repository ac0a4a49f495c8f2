import ClaimsDomain
import ClaimsKernel
import Descriptions
import EventSourcing

/// Something that the kernel holds against a form, in the viewer's language.
public struct FormProblem: Equatable, Sendable, PrintsFields {
  /// As the kernel says it, with its code.
  public let reason: Reason
  /// The fields that it names; none if it is about the whole.
  public let fields: [String]
  /// The reason in the viewer's language.
  public let message: String

  init(_ reason: Reason, in rows: [FieldList.Row], _ words: Words) {
    self.reason = reason
    let named = reason.expected.split(separator: ",").map { String($0.drop { $0 == " " }) }
    let holding = rows.filter { !reason.found.utf8.isEmpty && $0.value == reason.found }
    fields = reason.found.utf8.isEmpty ? named : holding.map(\.path)
    message = words.text(for: reason)
  }
}

/// That a form was handed in.
public struct FormConfirmation: Equatable, Sendable, PrintsFields {
  /// The id of the report or request that was handed in.
  public let id: Identifier
  /// When it was handed in: recorded by the log, or queued in the outbox.
  public let submitted: Instant
  /// The code that an anonymous reporter keeps to ask for the report later: only they know it.
  public let receiptCode: String?

  /// Creates a confirmation; `receiptCode` is nil unless the reporter is anonymous.
  public init(id: Identifier, submitted: Instant, receiptCode: String? = nil) {
    self.id = id
    self.submitted = submitted
    self.receiptCode = receiptCode
  }
}
