import EventSourcing

/// What can have happened to an entry of a catalog. Numbers and names are stored.
public enum CatalogEventKind: UInt32, CodedEnum {
  case unspecified = 0
  case catalogEntryAdded = 1
  case catalogEntryRelabelled = 2
  case catalogEntryRetired = 3
  case catalogEntryRestored = 4
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
  case catalogEntryAdded(CatalogEntryAdded)
  case catalogEntryRelabelled(CatalogEntryRelabelled)
  case catalogEntryRetired(CatalogEntryRetired)
  case catalogEntryRestored(CatalogEntryRestored)
  case quizFlowPublished(QuizFlowPublished)

  public static var unionName: StaticString { "CatalogEvent" }

  @inlinable public var kind: CatalogEventKind {
    switch self {
    case .catalogEntryAdded: .catalogEntryAdded
    case .catalogEntryRelabelled: .catalogEntryRelabelled
    case .catalogEntryRetired: .catalogEntryRetired
    case .catalogEntryRestored: .catalogEntryRestored
    case .quizFlowPublished: .quizFlowPublished
    }
  }

  @inlinable public static func read<F: FieldVisitor & ~Copyable>(
    _ kind: CatalogEventKind, from visitor: inout F
  ) throws(WireError) -> CatalogEvent? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
    case .unspecified: return nil
    case .catalogEntryAdded: return .catalogEntryAdded(try filled(CatalogEntryAdded.self))
    case .catalogEntryRelabelled:
      return .catalogEntryRelabelled(try filled(CatalogEntryRelabelled.self))
    case .catalogEntryRetired: return .catalogEntryRetired(try filled(CatalogEntryRetired.self))
    case .catalogEntryRestored: return .catalogEntryRestored(try filled(CatalogEntryRestored.self))
    case .quizFlowPublished: return .quizFlowPublished(try filled(QuizFlowPublished.self))
    }
  }

  @inlinable public func visitPayload<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    switch self {
    case .catalogEntryAdded(var payload): try visitor.payload(&payload)
    case .catalogEntryRelabelled(var payload): try visitor.payload(&payload)
    case .catalogEntryRetired(var payload): try visitor.payload(&payload)
    case .catalogEntryRestored(var payload): try visitor.payload(&payload)
    case .quizFlowPublished(var payload): try visitor.payload(&payload)
    }
  }
}
