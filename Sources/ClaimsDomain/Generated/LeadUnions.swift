// Generated from Intake/Lead/Lead.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// What can be asked of a lead. The numbers are stored; each is that of the verb's first row, or from 50 on.
public enum LeadVerb: UInt32, CodedEnum {
  case unspecified = 0
  case startLead = 1
  case editLead = 2
  case submitLead = 3
  case recordContact = 4
  case qualifyLead = 5
  case disqualifyLead = 6
  case convertLead = 7
  case loseLead = 8
  case reviveLead = 9
  case discardLead = 10
  case handInLead = 11
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
  case startLead(StartLead)
  case editLead(EditLead)
  case submitLead(SubmitLead)
  case recordContact(RecordContact)
  case qualifyLead(QualifyLead)
  case disqualifyLead(DisqualifyLead)
  case convertLead(ConvertLead)
  case loseLead(LoseLead)
  case reviveLead(ReviveLead)
  case discardLead(DiscardLead)
  case handInLead(HandInLead)
  case eraseLeadData(EraseLeadData)

  public static var unionName: StaticString { "LeadCommand" }

  @inline(__always) public var startLead: StartLead? {
    if case .startLead(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var editLead: EditLead? {
    if case .editLead(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var submitLead: SubmitLead? {
    if case .submitLead(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var recordContact: RecordContact? {
    if case .recordContact(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var qualifyLead: QualifyLead? {
    if case .qualifyLead(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var disqualifyLead: DisqualifyLead? {
    if case .disqualifyLead(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var convertLead: ConvertLead? {
    if case .convertLead(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var loseLead: LoseLead? {
    if case .loseLead(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var reviveLead: ReviveLead? {
    if case .reviveLead(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var discardLead: DiscardLead? {
    if case .discardLead(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var handInLead: HandInLead? {
    if case .handInLead(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var eraseLeadData: EraseLeadData? {
    if case .eraseLeadData(let payload) = self { payload } else { nil }
  }

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

  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> LeadCommand {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

/// What can have happened to a lead. Numbers and names are stored.
public enum LeadEventKind: UInt32, CodedEnum {
  case unspecified = 0
  case leadStarted = 1
  case leadEdited = 2
  case leadSubmitted = 3
  case contactAttempted = 4
  case leadContacted = 5
  case leadQualified = 6
  case leadDisqualified = 7
  case leadConverted = 8
  case leadLost = 9
  case leadRevived = 10
  case leadDiscarded = 11
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
  case leadStarted(LeadStarted)
  case leadEdited(LeadEdited)
  case leadSubmitted(LeadSubmitted)
  case contactAttempted(ContactAttempted)
  case leadContacted(LeadContacted)
  case leadQualified(LeadQualified)
  case leadDisqualified(LeadDisqualified)
  case leadConverted(LeadConverted)
  case leadLost(LeadLost)
  case leadRevived(LeadRevived)
  case leadDiscarded(LeadDiscarded)
  case leadDataErased(LeadDataErased)

  public static var unionName: StaticString { "LeadEvent" }


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

  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> LeadEvent {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

