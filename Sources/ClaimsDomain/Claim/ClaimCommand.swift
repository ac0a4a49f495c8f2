import EventSourcing

/// What can be asked of a claim. A verb's number is that of its row: K20 is `approve`.
///
/// Source: Specs/Lifecycles/Claim.md, "Rows".
public enum ClaimVerb: UInt32, CodedEnum {
  case unspecified = 0
  case openDraft = 1
  case editDraft = 2
  case submit = 7
  case acceptIntake = 10
  case startInvestigation = 13
  case setReserve = 18
  case approve = 20
  case deny = 22
  case requestPayment = 26
  case authorisePayment = 27
  case issuePayment = 29
  case close = 33
  case reopen = 37
  case addNote = 43

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "ClaimVerb" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .openDraft: "openDraft"
    case .editDraft: "editDraft"
    case .submit: "submit"
    case .acceptIntake: "acceptIntake"
    case .startInvestigation: "startInvestigation"
    case .setReserve: "setReserve"
    case .approve: "approve"
    case .deny: "deny"
    case .requestPayment: "requestPayment"
    case .authorisePayment: "authorisePayment"
    case .issuePayment: "issuePayment"
    case .close: "close"
    case .reopen: "reopen"
    case .addNote: "addNote"
    }
  }
}

/// A command to a claim: a verb and its arguments.
public enum ClaimCommand: Union {
  case openDraft(OpenDraft)
  case editDraft(EditDraft)
  case submit(Submit)
  case acceptIntake(AcceptIntake)
  case startInvestigation(StartInvestigation)
  case setReserve(SetReserve)
  case approve(Approve)
  case deny(Deny)
  case requestPayment(RequestPayment)
  case authorisePayment(AuthorisePayment)
  case issuePayment(IssuePayment)
  case close(Close)
  case reopen(Reopen)
  case addNote(AddNote)

  public static var unionName: StaticString { "ClaimCommand" }

  @inlinable public var kind: ClaimVerb {
    switch self {
    case .openDraft: .openDraft
    case .editDraft: .editDraft
    case .submit: .submit
    case .acceptIntake: .acceptIntake
    case .startInvestigation: .startInvestigation
    case .setReserve: .setReserve
    case .approve: .approve
    case .deny: .deny
    case .requestPayment: .requestPayment
    case .authorisePayment: .authorisePayment
    case .issuePayment: .issuePayment
    case .close: .close
    case .reopen: .reopen
    case .addNote: .addNote
    }
  }

  @inlinable public static func read<F: FieldVisitor & ~Copyable>(
    _ kind: ClaimVerb, from visitor: inout F
  ) throws(WireError) -> ClaimCommand? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
    case .unspecified: return nil
    case .openDraft: return .openDraft(try filled(OpenDraft.self))
    case .editDraft: return .editDraft(try filled(EditDraft.self))
    case .submit: return .submit(try filled(Submit.self))
    case .acceptIntake: return .acceptIntake(try filled(AcceptIntake.self))
    case .startInvestigation: return .startInvestigation(try filled(StartInvestigation.self))
    case .setReserve: return .setReserve(try filled(SetReserve.self))
    case .approve: return .approve(try filled(Approve.self))
    case .deny: return .deny(try filled(Deny.self))
    case .requestPayment: return .requestPayment(try filled(RequestPayment.self))
    case .authorisePayment: return .authorisePayment(try filled(AuthorisePayment.self))
    case .issuePayment: return .issuePayment(try filled(IssuePayment.self))
    case .close: return .close(try filled(Close.self))
    case .reopen: return .reopen(try filled(Reopen.self))
    case .addNote: return .addNote(try filled(AddNote.self))
    }
  }

  @inlinable public func visitPayload<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    switch self {
    case .openDraft(var payload): try visitor.payload(&payload)
    case .editDraft(var payload): try visitor.payload(&payload)
    case .submit(var payload): try visitor.payload(&payload)
    case .acceptIntake(var payload): try visitor.payload(&payload)
    case .startInvestigation(var payload): try visitor.payload(&payload)
    case .setReserve(var payload): try visitor.payload(&payload)
    case .approve(var payload): try visitor.payload(&payload)
    case .deny(var payload): try visitor.payload(&payload)
    case .requestPayment(var payload): try visitor.payload(&payload)
    case .authorisePayment(var payload): try visitor.payload(&payload)
    case .issuePayment(var payload): try visitor.payload(&payload)
    case .close(var payload): try visitor.payload(&payload)
    case .reopen(var payload): try visitor.payload(&payload)
    case .addNote(var payload): try visitor.payload(&payload)
    }
  }
}
