import EventSourcing

/// What can have happened to a claim. Numbers and names are stored.
public enum ClaimEventKind: UInt32, CodedEnum {
  case unspecified = 0
  case claimDrafted = 1
  case claimDetailsEdited = 2
  case claimSubmitted = 3
  case claimOpened = 4
  case handlerAssigned = 5
  case investigationStarted = 6
  case reserveSet = 7
  case reserveReleased = 8
  case claimApproved = 9
  case claimDenied = 10
  case paymentRequested = 11
  case paymentAuthorised = 12
  case paymentIssued = 13
  case claimSettled = 14
  case claimClosed = 15
  case claimReopened = 16
  case noteAdded = 17

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "ClaimEventKind" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .claimDrafted: "ClaimDrafted"
    case .claimDetailsEdited: "ClaimDetailsEdited"
    case .claimSubmitted: "ClaimSubmitted"
    case .claimOpened: "ClaimOpened"
    case .handlerAssigned: "HandlerAssigned"
    case .investigationStarted: "InvestigationStarted"
    case .reserveSet: "ReserveSet"
    case .reserveReleased: "ReserveReleased"
    case .claimApproved: "ClaimApproved"
    case .claimDenied: "ClaimDenied"
    case .paymentRequested: "PaymentRequested"
    case .paymentAuthorised: "PaymentAuthorised"
    case .paymentIssued: "PaymentIssued"
    case .claimSettled: "ClaimSettled"
    case .claimClosed: "ClaimClosed"
    case .claimReopened: "ClaimReopened"
    case .noteAdded: "NoteAdded"
    }
  }
}

/// Something that happened to a claim.
public enum ClaimEvent: Union {
  case claimDrafted(ClaimDrafted)
  case claimDetailsEdited(ClaimDetailsEdited)
  case claimSubmitted(ClaimSubmitted)
  case claimOpened(ClaimOpened)
  case handlerAssigned(HandlerAssigned)
  case investigationStarted(InvestigationStarted)
  case reserveSet(ReserveSet)
  case reserveReleased(ReserveReleased)
  case claimApproved(ClaimApproved)
  case claimDenied(ClaimDenied)
  case paymentRequested(PaymentRequested)
  case paymentAuthorised(PaymentAuthorised)
  case paymentIssued(PaymentIssued)
  case claimSettled(ClaimSettled)
  case claimClosed(ClaimClosed)
  case claimReopened(ClaimReopened)
  case noteAdded(NoteAdded)

  public static var unionName: StaticString { "ClaimEvent" }

  public var kind: ClaimEventKind {
    switch self {
    case .claimDrafted: .claimDrafted
    case .claimDetailsEdited: .claimDetailsEdited
    case .claimSubmitted: .claimSubmitted
    case .claimOpened: .claimOpened
    case .handlerAssigned: .handlerAssigned
    case .investigationStarted: .investigationStarted
    case .reserveSet: .reserveSet
    case .reserveReleased: .reserveReleased
    case .claimApproved: .claimApproved
    case .claimDenied: .claimDenied
    case .paymentRequested: .paymentRequested
    case .paymentAuthorised: .paymentAuthorised
    case .paymentIssued: .paymentIssued
    case .claimSettled: .claimSettled
    case .claimClosed: .claimClosed
    case .claimReopened: .claimReopened
    case .noteAdded: .noteAdded
    }
  }

  public init?(kind: ClaimEventKind) {
    switch kind {
    case .unspecified: return nil
    case .claimDrafted: self = .claimDrafted(ClaimDrafted())
    case .claimDetailsEdited: self = .claimDetailsEdited(ClaimDetailsEdited())
    case .claimSubmitted: self = .claimSubmitted(ClaimSubmitted())
    case .claimOpened: self = .claimOpened(ClaimOpened())
    case .handlerAssigned: self = .handlerAssigned(HandlerAssigned())
    case .investigationStarted: self = .investigationStarted(InvestigationStarted())
    case .reserveSet: self = .reserveSet(ReserveSet())
    case .reserveReleased: self = .reserveReleased(ReserveReleased())
    case .claimApproved: self = .claimApproved(ClaimApproved())
    case .claimDenied: self = .claimDenied(ClaimDenied())
    case .paymentRequested: self = .paymentRequested(PaymentRequested())
    case .paymentAuthorised: self = .paymentAuthorised(PaymentAuthorised())
    case .paymentIssued: self = .paymentIssued(PaymentIssued())
    case .claimSettled: self = .claimSettled(ClaimSettled())
    case .claimClosed: self = .claimClosed(ClaimClosed())
    case .claimReopened: self = .claimReopened(ClaimReopened())
    case .noteAdded: self = .noteAdded(NoteAdded())
    }
  }

  public mutating func visitPayload<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    switch self {
    case .claimDrafted(var payload):
      try visitor.payload(&payload)
      self = .claimDrafted(payload)
    case .claimDetailsEdited(var payload):
      try visitor.payload(&payload)
      self = .claimDetailsEdited(payload)
    case .claimSubmitted(var payload):
      try visitor.payload(&payload)
      self = .claimSubmitted(payload)
    case .claimOpened(var payload):
      try visitor.payload(&payload)
      self = .claimOpened(payload)
    case .handlerAssigned(var payload):
      try visitor.payload(&payload)
      self = .handlerAssigned(payload)
    case .investigationStarted(var payload):
      try visitor.payload(&payload)
      self = .investigationStarted(payload)
    case .reserveSet(var payload):
      try visitor.payload(&payload)
      self = .reserveSet(payload)
    case .reserveReleased(var payload):
      try visitor.payload(&payload)
      self = .reserveReleased(payload)
    case .claimApproved(var payload):
      try visitor.payload(&payload)
      self = .claimApproved(payload)
    case .claimDenied(var payload):
      try visitor.payload(&payload)
      self = .claimDenied(payload)
    case .paymentRequested(var payload):
      try visitor.payload(&payload)
      self = .paymentRequested(payload)
    case .paymentAuthorised(var payload):
      try visitor.payload(&payload)
      self = .paymentAuthorised(payload)
    case .paymentIssued(var payload):
      try visitor.payload(&payload)
      self = .paymentIssued(payload)
    case .claimSettled(var payload):
      try visitor.payload(&payload)
      self = .claimSettled(payload)
    case .claimClosed(var payload):
      try visitor.payload(&payload)
      self = .claimClosed(payload)
    case .claimReopened(var payload):
      try visitor.payload(&payload)
      self = .claimReopened(payload)
    case .noteAdded(var payload):
      try visitor.payload(&payload)
      self = .noteAdded(payload)
    }
  }

  /// Reads an event where it stands in memory. Compiled in this module, so that the visitor is
  /// specialised: the way in which whole logs are folded.
  public static func read(
    kind: UInt32, _ payload: UnsafeRawBufferPointer
  ) throws(WireError) -> ClaimEvent {
    try ClaimEvent(kind: kind, payload: payload)
  }
}
