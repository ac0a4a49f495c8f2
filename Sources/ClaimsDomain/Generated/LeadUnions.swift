// Generated from Intake/Lead/Lead.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// What can be asked of a lead. The numbers are stored; each is that of the verb's first row, or from 50 on.
public enum LeadVerb: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Ask for advice".
  case startLead = 1
  /// Labelled "Edit the enquiry".
  case editLead = 2
  /// Labelled "Send the enquiry".
  case submitLead = 3
  /// Labelled "Record a contact".
  case recordContact = 4
  /// Labelled "Qualify".
  case qualifyLead = 5
  /// Labelled "Disqualify".
  case disqualifyLead = 6
  /// Labelled "Make the enquiry a claim".
  case convertLead = 7
  /// Labelled "Give up".
  case loseLead = 8
  /// Labelled "Take up again".
  case reviveLead = 9
  /// Labelled "Discard the enquiry".
  case discardLead = 10
  /// Labelled "Ask for advice without an account".
  case handInLead = 11
  /// Labelled "Erase the personal data of the lead".
  case eraseLeadData = 12

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "LeadVerb" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .startLead: "startLead"
      case .editLead: "editLead"
      case .submitLead: "submitLead"
      case .recordContact: "recordContact"
      case .qualifyLead: "qualifyLead"
      case .disqualifyLead: "disqualifyLead"
      case .convertLead: "convertLead"
      case .loseLead: "loseLead"
      case .reviveLead: "reviveLead"
      case .discardLead: "discardLead"
      case .handInLead: "handInLead"
      case .eraseLeadData: "eraseLeadData"
    }
  }
}

/// A command to a lead: a verb and its arguments.
public enum LeadCommand: Union {
  /// See `StartLead`.
  case startLead(StartLead)
  /// See `EditLead`.
  case editLead(EditLead)
  /// See `SubmitLead`.
  case submitLead(SubmitLead)
  /// See `RecordContact`.
  case recordContact(RecordContact)
  /// See `QualifyLead`.
  case qualifyLead(QualifyLead)
  /// See `DisqualifyLead`.
  case disqualifyLead(DisqualifyLead)
  /// See `ConvertLead`.
  case convertLead(ConvertLead)
  /// See `LoseLead`.
  case loseLead(LoseLead)
  /// See `ReviveLead`.
  case reviveLead(ReviveLead)
  /// See `DiscardLead`.
  case discardLead(DiscardLead)
  /// See `HandInLead`.
  case handInLead(HandInLead)
  /// See `EraseLeadData`.
  case eraseLeadData(EraseLeadData)

  public static var unionName: StaticString { "LeadCommand" }

  /// The payload of `startLead`; nil of any other case.
  @inline(__always) public var startLead: StartLead? {
    if case .startLead(let payload) = self { payload } else { nil }
  }
  /// The payload of `editLead`; nil of any other case.
  @inline(__always) public var editLead: EditLead? {
    if case .editLead(let payload) = self { payload } else { nil }
  }
  /// The payload of `submitLead`; nil of any other case.
  @inline(__always) public var submitLead: SubmitLead? {
    if case .submitLead(let payload) = self { payload } else { nil }
  }
  /// The payload of `recordContact`; nil of any other case.
  @inline(__always) public var recordContact: RecordContact? {
    if case .recordContact(let payload) = self { payload } else { nil }
  }
  /// The payload of `qualifyLead`; nil of any other case.
  @inline(__always) public var qualifyLead: QualifyLead? {
    if case .qualifyLead(let payload) = self { payload } else { nil }
  }
  /// The payload of `disqualifyLead`; nil of any other case.
  @inline(__always) public var disqualifyLead: DisqualifyLead? {
    if case .disqualifyLead(let payload) = self { payload } else { nil }
  }
  /// The payload of `convertLead`; nil of any other case.
  @inline(__always) public var convertLead: ConvertLead? {
    if case .convertLead(let payload) = self { payload } else { nil }
  }
  /// The payload of `loseLead`; nil of any other case.
  @inline(__always) public var loseLead: LoseLead? {
    if case .loseLead(let payload) = self { payload } else { nil }
  }
  /// The payload of `reviveLead`; nil of any other case.
  @inline(__always) public var reviveLead: ReviveLead? {
    if case .reviveLead(let payload) = self { payload } else { nil }
  }
  /// The payload of `discardLead`; nil of any other case.
  @inline(__always) public var discardLead: DiscardLead? {
    if case .discardLead(let payload) = self { payload } else { nil }
  }
  /// The payload of `handInLead`; nil of any other case.
  @inline(__always) public var handInLead: HandInLead? {
    if case .handInLead(let payload) = self { payload } else { nil }
  }
  /// The payload of `eraseLeadData`; nil of any other case.
  @inline(__always) public var eraseLeadData: EraseLeadData? {
    if case .eraseLeadData(let payload) = self { payload } else { nil }
  }

  /// Which case it is.
  @inlinable public var kind: LeadVerb {
    switch self {
      case .startLead: .startLead
      case .editLead: .editLead
      case .submitLead: .submitLead
      case .recordContact: .recordContact
      case .qualifyLead: .qualifyLead
      case .disqualifyLead: .disqualifyLead
      case .convertLead: .convertLead
      case .loseLead: .loseLead
      case .reviveLead: .reviveLead
      case .discardLead: .discardLead
      case .handInLead: .handInLead
      case .eraseLeadData: .eraseLeadData
    }
  }

  /// Has a visitor fill in a payload of this kind; nil for `unspecified`.
  @inline(__always) public static func read<F: FieldVisitor & ~Copyable>(_ kind: LeadVerb, from visitor: inout F) throws(WireError) -> LeadCommand? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
      case .unspecified: return nil
      case .startLead: return .startLead(try filled(StartLead.self))
      case .editLead: return .editLead(try filled(EditLead.self))
      case .submitLead: return .submitLead(try filled(SubmitLead.self))
      case .recordContact: return .recordContact(try filled(RecordContact.self))
      case .qualifyLead: return .qualifyLead(try filled(QualifyLead.self))
      case .disqualifyLead: return .disqualifyLead(try filled(DisqualifyLead.self))
      case .convertLead: return .convertLead(try filled(ConvertLead.self))
      case .loseLead: return .loseLead(try filled(LoseLead.self))
      case .reviveLead: return .reviveLead(try filled(ReviveLead.self))
      case .discardLead: return .discardLead(try filled(DiscardLead.self))
      case .handInLead: return .handInLead(try filled(HandInLead.self))
      case .eraseLeadData: return .eraseLeadData(try filled(EraseLeadData.self))
    }
  }

  public func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    switch self {
      case .startLead(var payload): try visitor.payload(&payload)
      case .editLead(var payload): try visitor.payload(&payload)
      case .submitLead(var payload): try visitor.payload(&payload)
      case .recordContact(var payload): try visitor.payload(&payload)
      case .qualifyLead(var payload): try visitor.payload(&payload)
      case .disqualifyLead(var payload): try visitor.payload(&payload)
      case .convertLead(var payload): try visitor.payload(&payload)
      case .loseLead(var payload): try visitor.payload(&payload)
      case .reviveLead(var payload): try visitor.payload(&payload)
      case .discardLead(var payload): try visitor.payload(&payload)
      case .handInLead(var payload): try visitor.payload(&payload)
      case .eraseLeadData(var payload): try visitor.payload(&payload)
    }
  }

  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know.
  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> LeadCommand {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

/// What can have happened to a lead. Numbers and names are stored.
public enum LeadEventKind: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Enquiry begun".
  case leadStarted = 1
  /// Labelled "Enquiry edited".
  case leadEdited = 2
  /// Labelled "Enquiry sent".
  case leadSubmitted = 3
  /// Labelled "Contact attempted".
  case contactAttempted = 4
  /// Labelled "Contact made".
  case leadContacted = 5
  /// Labelled "Enquiry qualified".
  case leadQualified = 6
  /// Labelled "Enquiry disqualified".
  case leadDisqualified = 7
  /// Labelled "Enquiry made a claim".
  case leadConverted = 8
  /// Labelled "Enquiry lost".
  case leadLost = 9
  /// Labelled "Enquiry taken up again".
  case leadRevived = 10
  /// Labelled "Enquiry discarded".
  case leadDiscarded = 11
  /// Labelled "Personal data of the lead erased".
  case leadDataErased = 12

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "LeadEventKind" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .leadStarted: "LeadStarted"
      case .leadEdited: "LeadEdited"
      case .leadSubmitted: "LeadSubmitted"
      case .contactAttempted: "ContactAttempted"
      case .leadContacted: "LeadContacted"
      case .leadQualified: "LeadQualified"
      case .leadDisqualified: "LeadDisqualified"
      case .leadConverted: "LeadConverted"
      case .leadLost: "LeadLost"
      case .leadRevived: "LeadRevived"
      case .leadDiscarded: "LeadDiscarded"
      case .leadDataErased: "LeadDataErased"
    }
  }
}

/// Something that happened to a lead.
public enum LeadEvent: Union {
  /// See `LeadStarted`.
  case leadStarted(LeadStarted)
  /// See `LeadEdited`.
  case leadEdited(LeadEdited)
  /// See `LeadSubmitted`.
  case leadSubmitted(LeadSubmitted)
  /// See `ContactAttempted`.
  case contactAttempted(ContactAttempted)
  /// See `LeadContacted`.
  case leadContacted(LeadContacted)
  /// See `LeadQualified`.
  case leadQualified(LeadQualified)
  /// See `LeadDisqualified`.
  case leadDisqualified(LeadDisqualified)
  /// See `LeadConverted`.
  case leadConverted(LeadConverted)
  /// See `LeadLost`.
  case leadLost(LeadLost)
  /// See `LeadRevived`.
  case leadRevived(LeadRevived)
  /// See `LeadDiscarded`.
  case leadDiscarded(LeadDiscarded)
  /// See `LeadDataErased`.
  case leadDataErased(LeadDataErased)

  public static var unionName: StaticString { "LeadEvent" }


  /// Which case it is.
  @inlinable public var kind: LeadEventKind {
    switch self {
      case .leadStarted: .leadStarted
      case .leadEdited: .leadEdited
      case .leadSubmitted: .leadSubmitted
      case .contactAttempted: .contactAttempted
      case .leadContacted: .leadContacted
      case .leadQualified: .leadQualified
      case .leadDisqualified: .leadDisqualified
      case .leadConverted: .leadConverted
      case .leadLost: .leadLost
      case .leadRevived: .leadRevived
      case .leadDiscarded: .leadDiscarded
      case .leadDataErased: .leadDataErased
    }
  }

  /// Has a visitor fill in a payload of this kind; nil for `unspecified`.
  @inline(__always) public static func read<F: FieldVisitor & ~Copyable>(_ kind: LeadEventKind, from visitor: inout F) throws(WireError) -> LeadEvent? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
      case .unspecified: return nil
      case .leadStarted: return .leadStarted(try filled(LeadStarted.self))
      case .leadEdited: return .leadEdited(try filled(LeadEdited.self))
      case .leadSubmitted: return .leadSubmitted(try filled(LeadSubmitted.self))
      case .contactAttempted: return .contactAttempted(try filled(ContactAttempted.self))
      case .leadContacted: return .leadContacted(try filled(LeadContacted.self))
      case .leadQualified: return .leadQualified(try filled(LeadQualified.self))
      case .leadDisqualified: return .leadDisqualified(try filled(LeadDisqualified.self))
      case .leadConverted: return .leadConverted(try filled(LeadConverted.self))
      case .leadLost: return .leadLost(try filled(LeadLost.self))
      case .leadRevived: return .leadRevived(try filled(LeadRevived.self))
      case .leadDiscarded: return .leadDiscarded(try filled(LeadDiscarded.self))
      case .leadDataErased: return .leadDataErased(try filled(LeadDataErased.self))
    }
  }

  public func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    switch self {
      case .leadStarted(var payload): try visitor.payload(&payload)
      case .leadEdited(var payload): try visitor.payload(&payload)
      case .leadSubmitted(var payload): try visitor.payload(&payload)
      case .contactAttempted(var payload): try visitor.payload(&payload)
      case .leadContacted(var payload): try visitor.payload(&payload)
      case .leadQualified(var payload): try visitor.payload(&payload)
      case .leadDisqualified(var payload): try visitor.payload(&payload)
      case .leadConverted(var payload): try visitor.payload(&payload)
      case .leadLost(var payload): try visitor.payload(&payload)
      case .leadRevived(var payload): try visitor.payload(&payload)
      case .leadDiscarded(var payload): try visitor.payload(&payload)
      case .leadDataErased(var payload): try visitor.payload(&payload)
    }
  }

  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know.
  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> LeadEvent {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

