// Generated from Accident/Accident.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// What can be asked of an accident's record. The numbers are stored; each is that of the verb's first row, or from 50 on.
public enum AccidentVerb: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Record an accident".
  case startAccident = 1
  /// Labelled "Add evidence".
  case addEvidence = 2
  /// Labelled "Edit the accident".
  case editAccident = 3
  /// Labelled "Save".
  case saveAccident = 4
  /// Labelled "Submit the accident".
  case submitAccident = 5
  /// Labelled "Link the accident".
  case linkAccident = 6
  /// Labelled "Discard the accident".
  case discardAccident = 7
  /// Labelled "Record the upload of evidence".
  case recordEvidenceUpload = 8
  /// Labelled "Remove evidence".
  case removeEvidence = 9
  /// Labelled "Erase the personal data of the accident".
  case eraseAccidentData = 10

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
      case .eraseAccidentData: "eraseAccidentData"
    }
  }
}

/// A command to an accident's record: a verb and its arguments.
public enum AccidentCommand: Union {
  /// See `StartAccident`.
  case startAccident(StartAccident)
  /// See `AddEvidence`.
  case addEvidence(AddEvidence)
  /// See `EditAccident`.
  case editAccident(EditAccident)
  /// See `SaveAccident`.
  case saveAccident(SaveAccident)
  /// See `SubmitAccident`.
  case submitAccident(SubmitAccident)
  /// See `LinkAccident`.
  case linkAccident(LinkAccident)
  /// See `DiscardAccident`.
  case discardAccident(DiscardAccident)
  /// See `RecordEvidenceUpload`.
  case recordEvidenceUpload(RecordEvidenceUpload)
  /// See `RemoveEvidence`.
  case removeEvidence(RemoveEvidence)
  /// See `EraseAccidentData`.
  case eraseAccidentData(EraseAccidentData)

  public static var unionName: StaticString { "AccidentCommand" }

  /// The payload of `startAccident`; nil of any other case.
  @inline(__always) public var startAccident: StartAccident? {
    if case .startAccident(let payload) = self { payload } else { nil }
  }
  /// The payload of `addEvidence`; nil of any other case.
  @inline(__always) public var addEvidence: AddEvidence? {
    if case .addEvidence(let payload) = self { payload } else { nil }
  }
  /// The payload of `editAccident`; nil of any other case.
  @inline(__always) public var editAccident: EditAccident? {
    if case .editAccident(let payload) = self { payload } else { nil }
  }
  /// The payload of `saveAccident`; nil of any other case.
  @inline(__always) public var saveAccident: SaveAccident? {
    if case .saveAccident(let payload) = self { payload } else { nil }
  }
  /// The payload of `submitAccident`; nil of any other case.
  @inline(__always) public var submitAccident: SubmitAccident? {
    if case .submitAccident(let payload) = self { payload } else { nil }
  }
  /// The payload of `linkAccident`; nil of any other case.
  @inline(__always) public var linkAccident: LinkAccident? {
    if case .linkAccident(let payload) = self { payload } else { nil }
  }
  /// The payload of `discardAccident`; nil of any other case.
  @inline(__always) public var discardAccident: DiscardAccident? {
    if case .discardAccident(let payload) = self { payload } else { nil }
  }
  /// The payload of `recordEvidenceUpload`; nil of any other case.
  @inline(__always) public var recordEvidenceUpload: RecordEvidenceUpload? {
    if case .recordEvidenceUpload(let payload) = self { payload } else { nil }
  }
  /// The payload of `removeEvidence`; nil of any other case.
  @inline(__always) public var removeEvidence: RemoveEvidence? {
    if case .removeEvidence(let payload) = self { payload } else { nil }
  }
  /// The payload of `eraseAccidentData`; nil of any other case.
  @inline(__always) public var eraseAccidentData: EraseAccidentData? {
    if case .eraseAccidentData(let payload) = self { payload } else { nil }
  }

  /// Which case it is.
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
      case .eraseAccidentData: .eraseAccidentData
    }
  }

  /// Has a visitor fill in a payload of this kind; nil for `unspecified`.
  @inline(__always) public static func read<F: FieldVisitor & ~Copyable>(_ kind: AccidentVerb, from visitor: inout F) throws(WireError) -> AccidentCommand? {
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
      case .eraseAccidentData: return .eraseAccidentData(try filled(EraseAccidentData.self))
    }
  }

  public func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
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
      case .eraseAccidentData(var payload): try visitor.payload(&payload)
    }
  }

  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know.
  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> AccidentCommand {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

/// What can have happened to an accident's record. Numbers and names are stored.
public enum AccidentEventKind: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Recording begun".
  case accidentStarted = 1
  /// Labelled "Evidence added".
  case evidenceAdded = 2
  /// Labelled "Accident edited".
  case accidentEdited = 3
  /// Labelled "Accident saved".
  case accidentSaved = 4
  /// Labelled "Accident submitted".
  case accidentSubmitted = 5
  /// Labelled "Accident linked".
  case accidentLinked = 6
  /// Labelled "Accident discarded".
  case accidentDiscarded = 7
  /// Labelled "Evidence uploaded".
  case evidenceUploaded = 8
  /// Labelled "Evidence removed".
  case evidenceRemoved = 9
  /// Labelled "Personal data of the accident erased".
  case accidentDataErased = 10

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "AccidentEventKind" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .accidentStarted: "AccidentStarted"
      case .evidenceAdded: "EvidenceAdded"
      case .accidentEdited: "AccidentEdited"
      case .accidentSaved: "AccidentSaved"
      case .accidentSubmitted: "AccidentSubmitted"
      case .accidentLinked: "AccidentLinked"
      case .accidentDiscarded: "AccidentDiscarded"
      case .evidenceUploaded: "EvidenceUploaded"
      case .evidenceRemoved: "EvidenceRemoved"
      case .accidentDataErased: "AccidentDataErased"
    }
  }
}

/// Something that happened to an accident's record.
public enum AccidentEvent: Union {
  /// See `AccidentStarted`.
  case accidentStarted(AccidentStarted)
  /// See `EvidenceAdded`.
  case evidenceAdded(EvidenceAdded)
  /// See `AccidentEdited`.
  case accidentEdited(AccidentEdited)
  /// See `AccidentSaved`.
  case accidentSaved(AccidentSaved)
  /// See `AccidentSubmitted`.
  case accidentSubmitted(AccidentSubmitted)
  /// See `AccidentLinked`.
  case accidentLinked(AccidentLinked)
  /// See `AccidentDiscarded`.
  case accidentDiscarded(AccidentDiscarded)
  /// See `EvidenceUploaded`.
  case evidenceUploaded(EvidenceUploaded)
  /// See `EvidenceRemoved`.
  case evidenceRemoved(EvidenceRemoved)
  /// See `AccidentDataErased`.
  case accidentDataErased(AccidentDataErased)

  public static var unionName: StaticString { "AccidentEvent" }


  /// Which case it is.
  @inlinable public var kind: AccidentEventKind {
    switch self {
      case .accidentStarted: .accidentStarted
      case .evidenceAdded: .evidenceAdded
      case .accidentEdited: .accidentEdited
      case .accidentSaved: .accidentSaved
      case .accidentSubmitted: .accidentSubmitted
      case .accidentLinked: .accidentLinked
      case .accidentDiscarded: .accidentDiscarded
      case .evidenceUploaded: .evidenceUploaded
      case .evidenceRemoved: .evidenceRemoved
      case .accidentDataErased: .accidentDataErased
    }
  }

  /// Has a visitor fill in a payload of this kind; nil for `unspecified`.
  @inline(__always) public static func read<F: FieldVisitor & ~Copyable>(_ kind: AccidentEventKind, from visitor: inout F) throws(WireError) -> AccidentEvent? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
      case .unspecified: return nil
      case .accidentStarted: return .accidentStarted(try filled(AccidentStarted.self))
      case .evidenceAdded: return .evidenceAdded(try filled(EvidenceAdded.self))
      case .accidentEdited: return .accidentEdited(try filled(AccidentEdited.self))
      case .accidentSaved: return .accidentSaved(try filled(AccidentSaved.self))
      case .accidentSubmitted: return .accidentSubmitted(try filled(AccidentSubmitted.self))
      case .accidentLinked: return .accidentLinked(try filled(AccidentLinked.self))
      case .accidentDiscarded: return .accidentDiscarded(try filled(AccidentDiscarded.self))
      case .evidenceUploaded: return .evidenceUploaded(try filled(EvidenceUploaded.self))
      case .evidenceRemoved: return .evidenceRemoved(try filled(EvidenceRemoved.self))
      case .accidentDataErased: return .accidentDataErased(try filled(AccidentDataErased.self))
    }
  }

  public func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    switch self {
      case .accidentStarted(var payload): try visitor.payload(&payload)
      case .evidenceAdded(var payload): try visitor.payload(&payload)
      case .accidentEdited(var payload): try visitor.payload(&payload)
      case .accidentSaved(var payload): try visitor.payload(&payload)
      case .accidentSubmitted(var payload): try visitor.payload(&payload)
      case .accidentLinked(var payload): try visitor.payload(&payload)
      case .accidentDiscarded(var payload): try visitor.payload(&payload)
      case .evidenceUploaded(var payload): try visitor.payload(&payload)
      case .evidenceRemoved(var payload): try visitor.payload(&payload)
      case .accidentDataErased(var payload): try visitor.payload(&payload)
    }
  }

  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know.
  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> AccidentEvent {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

