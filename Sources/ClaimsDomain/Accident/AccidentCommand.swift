import EventSourcing

/// What can be asked of an accident's record. A verb's number is that of its row: A02 is
/// `addEvidence`.
///
/// Source: Specs/Lifecycles/Accident.md, "Rows".
public enum AccidentVerb: UInt32, CodedEnum {
  case unspecified = 0
  case startAccident = 1
  case addEvidence = 2
  case editAccident = 3
  case saveAccident = 4
  case submitAccident = 5
  case linkAccident = 6
  case discardAccident = 7
  case recordEvidenceUpload = 8
  case removeEvidence = 9

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "AccidentVerb" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .startAccident: "startAccident"
    case .addEvidence: "addEvidence"
    case .editAccident: "editAccident"
    case .saveAccident: "saveAccident"
    case .submitAccident: "submitAccident"
    case .linkAccident: "linkAccident"
    case .discardAccident: "discardAccident"
    case .recordEvidenceUpload: "recordEvidenceUpload"
    case .removeEvidence: "removeEvidence"
    }
  }
}

/// A command about an accident's record: a verb and its arguments.
public enum AccidentCommand: Union {
  case startAccident(StartAccident)
  case addEvidence(AddEvidence)
  case editAccident(EditAccident)
  case saveAccident(SaveAccident)
  case submitAccident(SubmitAccident)
  case linkAccident(LinkAccident)
  case discardAccident(DiscardAccident)
  case recordEvidenceUpload(RecordEvidenceUpload)
  case removeEvidence(RemoveEvidence)

  public static var unionName: StaticString { "AccidentCommand" }

  @inlinable public var kind: AccidentVerb {
    switch self {
    case .startAccident: .startAccident
    case .addEvidence: .addEvidence
    case .editAccident: .editAccident
    case .saveAccident: .saveAccident
    case .submitAccident: .submitAccident
    case .linkAccident: .linkAccident
    case .discardAccident: .discardAccident
    case .recordEvidenceUpload: .recordEvidenceUpload
    case .removeEvidence: .removeEvidence
    }
  }

  @inlinable public static func read<F: FieldVisitor & ~Copyable>(
    _ kind: AccidentVerb, from visitor: inout F
  ) throws(WireError) -> AccidentCommand? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
    case .unspecified: return nil
    case .startAccident: return .startAccident(try filled(StartAccident.self))
    case .addEvidence: return .addEvidence(try filled(AddEvidence.self))
    case .editAccident: return .editAccident(try filled(EditAccident.self))
    case .saveAccident: return .saveAccident(try filled(SaveAccident.self))
    case .submitAccident: return .submitAccident(try filled(SubmitAccident.self))
    case .linkAccident: return .linkAccident(try filled(LinkAccident.self))
    case .discardAccident: return .discardAccident(try filled(DiscardAccident.self))
    case .recordEvidenceUpload: return .recordEvidenceUpload(try filled(RecordEvidenceUpload.self))
    case .removeEvidence: return .removeEvidence(try filled(RemoveEvidence.self))
    }
  }

  @inlinable public func visitPayload<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    switch self {
    case .startAccident(var payload): try visitor.payload(&payload)
    case .addEvidence(var payload): try visitor.payload(&payload)
    case .editAccident(var payload): try visitor.payload(&payload)
    case .saveAccident(var payload): try visitor.payload(&payload)
    case .submitAccident(var payload): try visitor.payload(&payload)
    case .linkAccident(var payload): try visitor.payload(&payload)
    case .discardAccident(var payload): try visitor.payload(&payload)
    case .recordEvidenceUpload(var payload): try visitor.payload(&payload)
    case .removeEvidence(var payload): try visitor.payload(&payload)
    }
  }
}
