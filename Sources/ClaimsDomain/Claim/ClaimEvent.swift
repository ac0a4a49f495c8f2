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

  @inlinable public var kind: ClaimEventKind {
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

  @inlinable @inline(__always) public static func read<F: FieldVisitor & ~Copyable>(
    _ kind: ClaimEventKind, from visitor: inout F
  ) throws(WireError) -> ClaimEvent? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
    case .unspecified: return nil
    case .claimDrafted: return .claimDrafted(try filled(ClaimDrafted.self))
    case .claimDetailsEdited: return .claimDetailsEdited(try filled(ClaimDetailsEdited.self))
    case .claimSubmitted: return .claimSubmitted(try filled(ClaimSubmitted.self))
    case .claimOpened: return .claimOpened(try filled(ClaimOpened.self))
    case .handlerAssigned: return .handlerAssigned(try filled(HandlerAssigned.self))
    case .investigationStarted: return .investigationStarted(try filled(InvestigationStarted.self))
    case .reserveSet: return .reserveSet(try filled(ReserveSet.self))
    case .reserveReleased: return .reserveReleased(try filled(ReserveReleased.self))
    case .claimApproved: return .claimApproved(try filled(ClaimApproved.self))
    case .claimDenied: return .claimDenied(try filled(ClaimDenied.self))
    case .paymentRequested: return .paymentRequested(try filled(PaymentRequested.self))
    case .paymentAuthorised: return .paymentAuthorised(try filled(PaymentAuthorised.self))
    case .paymentIssued: return .paymentIssued(try filled(PaymentIssued.self))
    case .claimSettled: return .claimSettled(try filled(ClaimSettled.self))
    case .claimClosed: return .claimClosed(try filled(ClaimClosed.self))
    case .claimReopened: return .claimReopened(try filled(ClaimReopened.self))
    case .noteAdded: return .noteAdded(try filled(NoteAdded.self))
    }
  }

  @inlinable public func visitPayload<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    switch self {
    case .claimDrafted(var payload): try visitor.payload(&payload)
    case .claimDetailsEdited(var payload): try visitor.payload(&payload)
    case .claimSubmitted(var payload): try visitor.payload(&payload)
    case .claimOpened(var payload): try visitor.payload(&payload)
    case .handlerAssigned(var payload): try visitor.payload(&payload)
    case .investigationStarted(var payload): try visitor.payload(&payload)
    case .reserveSet(var payload): try visitor.payload(&payload)
    case .reserveReleased(var payload): try visitor.payload(&payload)
    case .claimApproved(var payload): try visitor.payload(&payload)
    case .claimDenied(var payload): try visitor.payload(&payload)
    case .paymentRequested(var payload): try visitor.payload(&payload)
    case .paymentAuthorised(var payload): try visitor.payload(&payload)
    case .paymentIssued(var payload): try visitor.payload(&payload)
    case .claimSettled(var payload): try visitor.payload(&payload)
    case .claimClosed(var payload): try visitor.payload(&payload)
    case .claimReopened(var payload): try visitor.payload(&payload)
    case .noteAdded(var payload): try visitor.payload(&payload)
    }
  }

  /// Reads an event where it stands in memory. Compiled in this module, so that the visitor is
  /// specialised: the way in which whole logs are folded.
  public static func read(
    kind: UInt32, _ payload: UnsafeRawBufferPointer
  ) throws(WireError) -> ClaimEvent {
    try decode(kind: kind, payload)
  }
}
