// Generated from Catalogs/Catalogs.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// What can be asked of an entry of a catalog. The numbers are stored; each is that of the verb's first row, or from 50 on.
public enum CatalogVerb: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Add a code".
  case addCatalogEntry = 1
  /// Labelled "Relabel a code".
  case relabelCatalogEntry = 2
  /// Labelled "Retire a code".
  case retireCatalogEntry = 3
  /// Labelled "Restore a code".
  case restoreCatalogEntry = 4
  /// Labelled "Publish a questionnaire".
  case publishQuizFlow = 5

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "CatalogVerb" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .addCatalogEntry: "addCatalogEntry"
      case .relabelCatalogEntry: "relabelCatalogEntry"
      case .retireCatalogEntry: "retireCatalogEntry"
      case .restoreCatalogEntry: "restoreCatalogEntry"
      case .publishQuizFlow: "publishQuizFlow"
    }
  }
}

/// A command to an entry of a catalog: a verb and its arguments.
public enum CatalogCommand: Union {
  /// See `AddCatalogEntry`.
  case addCatalogEntry(AddCatalogEntry)
  /// See `RelabelCatalogEntry`.
  case relabelCatalogEntry(RelabelCatalogEntry)
  /// See `RetireCatalogEntry`.
  case retireCatalogEntry(RetireCatalogEntry)
  /// See `RestoreCatalogEntry`.
  case restoreCatalogEntry(RestoreCatalogEntry)
  /// See `PublishQuizFlow`.
  case publishQuizFlow(PublishQuizFlow)

  public static var unionName: StaticString { "CatalogCommand" }

  /// The payload of `addCatalogEntry`; nil of any other case.
  @inline(__always) public var addCatalogEntry: AddCatalogEntry? {
    if case .addCatalogEntry(let payload) = self { payload } else { nil }
  }
  /// The payload of `relabelCatalogEntry`; nil of any other case.
  @inline(__always) public var relabelCatalogEntry: RelabelCatalogEntry? {
    if case .relabelCatalogEntry(let payload) = self { payload } else { nil }
  }
  /// The payload of `retireCatalogEntry`; nil of any other case.
  @inline(__always) public var retireCatalogEntry: RetireCatalogEntry? {
    if case .retireCatalogEntry(let payload) = self { payload } else { nil }
  }
  /// The payload of `restoreCatalogEntry`; nil of any other case.
  @inline(__always) public var restoreCatalogEntry: RestoreCatalogEntry? {
    if case .restoreCatalogEntry(let payload) = self { payload } else { nil }
  }
  /// The payload of `publishQuizFlow`; nil of any other case.
  @inline(__always) public var publishQuizFlow: PublishQuizFlow? {
    if case .publishQuizFlow(let payload) = self { payload } else { nil }
  }

  /// Which case it is.
  @inlinable public var kind: CatalogVerb {
    switch self {
      case .addCatalogEntry: .addCatalogEntry
      case .relabelCatalogEntry: .relabelCatalogEntry
      case .retireCatalogEntry: .retireCatalogEntry
      case .restoreCatalogEntry: .restoreCatalogEntry
      case .publishQuizFlow: .publishQuizFlow
    }
  }

  /// Has a visitor fill in a payload of this kind; nil for `unspecified`.
  @inline(__always) public static func read<F: FieldVisitor & ~Copyable>(_ kind: CatalogVerb, from visitor: inout F) throws(WireError) -> CatalogCommand? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
      case .unspecified: return nil
      case .addCatalogEntry: return .addCatalogEntry(try filled(AddCatalogEntry.self))
      case .relabelCatalogEntry: return .relabelCatalogEntry(try filled(RelabelCatalogEntry.self))
      case .retireCatalogEntry: return .retireCatalogEntry(try filled(RetireCatalogEntry.self))
      case .restoreCatalogEntry: return .restoreCatalogEntry(try filled(RestoreCatalogEntry.self))
      case .publishQuizFlow: return .publishQuizFlow(try filled(PublishQuizFlow.self))
    }
  }

  public func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    switch self {
      case .addCatalogEntry(var payload): try visitor.payload(&payload)
      case .relabelCatalogEntry(var payload): try visitor.payload(&payload)
      case .retireCatalogEntry(var payload): try visitor.payload(&payload)
      case .restoreCatalogEntry(var payload): try visitor.payload(&payload)
      case .publishQuizFlow(var payload): try visitor.payload(&payload)
    }
  }

  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know.
  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> CatalogCommand {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

/// What can have happened to an entry of a catalog. Numbers and names are stored.
public enum CatalogEventKind: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Code added".
  case catalogEntryAdded = 1
  /// Labelled "Code relabelled".
  case catalogEntryRelabelled = 2
  /// Labelled "Code retired".
  case catalogEntryRetired = 3
  /// Labelled "Code restored".
  case catalogEntryRestored = 4
  /// Labelled "Questionnaire published".
  case quizFlowPublished = 5

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "CatalogEventKind" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .catalogEntryAdded: "CatalogEntryAdded"
      case .catalogEntryRelabelled: "CatalogEntryRelabelled"
      case .catalogEntryRetired: "CatalogEntryRetired"
      case .catalogEntryRestored: "CatalogEntryRestored"
      case .quizFlowPublished: "QuizFlowPublished"
    }
  }
}

/// Something that happened to an entry of a catalog.
public enum CatalogEvent: Union {
  /// See `CatalogEntryAdded`.
  case catalogEntryAdded(CatalogEntryAdded)
  /// See `CatalogEntryRelabelled`.
  case catalogEntryRelabelled(CatalogEntryRelabelled)
  /// See `CatalogEntryRetired`.
  case catalogEntryRetired(CatalogEntryRetired)
  /// See `CatalogEntryRestored`.
  case catalogEntryRestored(CatalogEntryRestored)
  /// See `QuizFlowPublished`.
  case quizFlowPublished(QuizFlowPublished)

  public static var unionName: StaticString { "CatalogEvent" }


  /// Which case it is.
  @inlinable public var kind: CatalogEventKind {
    switch self {
      case .catalogEntryAdded: .catalogEntryAdded
      case .catalogEntryRelabelled: .catalogEntryRelabelled
      case .catalogEntryRetired: .catalogEntryRetired
      case .catalogEntryRestored: .catalogEntryRestored
      case .quizFlowPublished: .quizFlowPublished
    }
  }

  /// Has a visitor fill in a payload of this kind; nil for `unspecified`.
  @inline(__always) public static func read<F: FieldVisitor & ~Copyable>(_ kind: CatalogEventKind, from visitor: inout F) throws(WireError) -> CatalogEvent? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
      case .unspecified: return nil
      case .catalogEntryAdded: return .catalogEntryAdded(try filled(CatalogEntryAdded.self))
      case .catalogEntryRelabelled: return .catalogEntryRelabelled(try filled(CatalogEntryRelabelled.self))
      case .catalogEntryRetired: return .catalogEntryRetired(try filled(CatalogEntryRetired.self))
      case .catalogEntryRestored: return .catalogEntryRestored(try filled(CatalogEntryRestored.self))
      case .quizFlowPublished: return .quizFlowPublished(try filled(QuizFlowPublished.self))
    }
  }

  public func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    switch self {
      case .catalogEntryAdded(var payload): try visitor.payload(&payload)
      case .catalogEntryRelabelled(var payload): try visitor.payload(&payload)
      case .catalogEntryRetired(var payload): try visitor.payload(&payload)
      case .catalogEntryRestored(var payload): try visitor.payload(&payload)
      case .quizFlowPublished(var payload): try visitor.payload(&payload)
    }
  }

  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know.
  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> CatalogEvent {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

