import EventSourcing

/// What can have happened to an accident's record. Numbers and names are stored.
public enum AccidentEventKind: UInt32, CodedEnum {
  case unspecified = 0
  case accidentStarted = 1
  case evidenceAdded = 2
  case accidentEdited = 3
  case accidentSaved = 4
  case accidentSubmitted = 5
  case accidentLinked = 6
  case accidentDiscarded = 7
  case evidenceUploaded = 8
  case evidenceRemoved = 9

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
    }
  }
}

/// Something that happened to an accident's record.
public enum AccidentEvent: Union {
  case accidentStarted(AccidentStarted)
  case evidenceAdded(EvidenceAdded)
  case accidentEdited(AccidentEdited)
  case accidentSaved(AccidentSaved)
  case accidentSubmitted(AccidentSubmitted)
  case accidentLinked(AccidentLinked)
  case accidentDiscarded(AccidentDiscarded)
  case evidenceUploaded(EvidenceUploaded)
  case evidenceRemoved(EvidenceRemoved)

  public static var unionName: StaticString { "AccidentEvent" }

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
    }
  }

  @inlinable public static func read<F: FieldVisitor & ~Copyable>(
    _ kind: AccidentEventKind, from visitor: inout F
  ) throws(WireError) -> AccidentEvent? {
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
    }
  }

  @inlinable public func visitPayload<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
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
    }
  }
}
