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

  public var kind: ClaimVerb {
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

  public init?(kind: ClaimVerb) {
    switch kind {
    case .unspecified: return nil
    case .openDraft: self = .openDraft(OpenDraft())
    case .editDraft: self = .editDraft(EditDraft())
    case .submit: self = .submit(Submit())
    case .acceptIntake: self = .acceptIntake(AcceptIntake())
    case .startInvestigation: self = .startInvestigation(StartInvestigation())
    case .setReserve: self = .setReserve(SetReserve())
    case .approve: self = .approve(Approve())
    case .deny: self = .deny(Deny())
    case .requestPayment: self = .requestPayment(RequestPayment())
    case .authorisePayment: self = .authorisePayment(AuthorisePayment())
    case .issuePayment: self = .issuePayment(IssuePayment())
    case .close: self = .close(Close())
    case .reopen: self = .reopen(Reopen())
    case .addNote: self = .addNote(AddNote())
    }
  }

  public mutating func visitPayload<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    switch self {
    case .openDraft(var payload):
      try visitor.payload(&payload)
      self = .openDraft(payload)
    case .editDraft(var payload):
      try visitor.payload(&payload)
      self = .editDraft(payload)
    case .submit(var payload):
      try visitor.payload(&payload)
      self = .submit(payload)
    case .acceptIntake(var payload):
      try visitor.payload(&payload)
      self = .acceptIntake(payload)
    case .startInvestigation(var payload):
      try visitor.payload(&payload)
      self = .startInvestigation(payload)
    case .setReserve(var payload):
      try visitor.payload(&payload)
      self = .setReserve(payload)
    case .approve(var payload):
      try visitor.payload(&payload)
      self = .approve(payload)
    case .deny(var payload):
      try visitor.payload(&payload)
      self = .deny(payload)
    case .requestPayment(var payload):
      try visitor.payload(&payload)
      self = .requestPayment(payload)
    case .authorisePayment(var payload):
      try visitor.payload(&payload)
      self = .authorisePayment(payload)
    case .issuePayment(var payload):
      try visitor.payload(&payload)
      self = .issuePayment(payload)
    case .close(var payload):
      try visitor.payload(&payload)
      self = .close(payload)
    case .reopen(var payload):
      try visitor.payload(&payload)
      self = .reopen(payload)
    case .addNote(var payload):
      try visitor.payload(&payload)
      self = .addNote(payload)
    }
  }
}
