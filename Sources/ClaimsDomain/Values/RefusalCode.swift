import EventSourcing

/// Every way in which a command can be refused. Numbers and names are stored and spoken by every
/// front end: never renumber or rename one; add.
///
/// Source: Specs/Lifecycles/Claim.md, "Refusals".
public enum RefusalCode: UInt32, CodedEnum {
  case unspecified = 0
  // The validator's own, in its order.
  case malformedCommand = 1
  case effectiveInFuture = 2
  case notAuthorised = 3
  case commandIdReused = 4
  case notFound = 5
  case idTaken = 6
  case notParty = 7
  case revisionConflict = 8
  case invalidTransition = 9
  case commandTooLarge = 10
  // The claim's guards.
  case missingRequiredFields = 20
  case noChange = 21
  case futureDate = 22
  case amountNotPositive = 23
  case negativeAmount = 24
  case currencyMismatch = 25
  case claimNotFound = 26
  case assigneeMissing = 28
  case conflictOfInterest = 29
  case reasonMissing = 30
  case emptyText = 31
  case outcomeInvalid = 32
  case reopenLimit = 33
  case openItemsRemain = 34
  // Reserves, decision, payments.
  case reserveBelowCommitted = 40
  case reserveBelowApproved = 41
  case amountExceedsClaimed = 42
  case amountExceedsReserve = 43
  case approvedBelowPaid = 44
  case alreadyPaid = 45
  case amountExceedsApproved = 46
  case payeeMissing = 47
  case paymentNotFound = 48
  case paymentNotPending = 49
  case paymentNotAuthorised = 50
  case fourEyesRequired = 51

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "RefusalCode" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .malformedCommand: "malformedCommand"
    case .effectiveInFuture: "effectiveInFuture"
    case .notAuthorised: "notAuthorised"
    case .commandIdReused: "commandIdReused"
    case .notFound: "notFound"
    case .idTaken: "idTaken"
    case .notParty: "notParty"
    case .revisionConflict: "revisionConflict"
    case .invalidTransition: "invalidTransition"
    case .commandTooLarge: "commandTooLarge"
    case .missingRequiredFields: "missingRequiredFields"
    case .noChange: "noChange"
    case .futureDate: "futureDate"
    case .amountNotPositive: "amountNotPositive"
    case .negativeAmount: "negativeAmount"
    case .currencyMismatch: "currencyMismatch"
    case .claimNotFound: "claimNotFound"
    case .assigneeMissing: "assigneeMissing"
    case .conflictOfInterest: "conflictOfInterest"
    case .reasonMissing: "reasonMissing"
    case .emptyText: "emptyText"
    case .outcomeInvalid: "outcomeInvalid"
    case .reopenLimit: "reopenLimit"
    case .openItemsRemain: "openItemsRemain"
    case .reserveBelowCommitted: "reserveBelowCommitted"
    case .reserveBelowApproved: "reserveBelowApproved"
    case .amountExceedsClaimed: "amountExceedsClaimed"
    case .amountExceedsReserve: "amountExceedsReserve"
    case .approvedBelowPaid: "approvedBelowPaid"
    case .alreadyPaid: "alreadyPaid"
    case .amountExceedsApproved: "amountExceedsApproved"
    case .payeeMissing: "payeeMissing"
    case .paymentNotFound: "paymentNotFound"
    case .paymentNotPending: "paymentNotPending"
    case .paymentNotAuthorised: "paymentNotAuthorised"
    case .fourEyesRequired: "fourEyesRequired"
    }
  }
}
