import EventSourcing

/// What can be asked of the catalogs. A verb's number is that of its row: C03 is
/// `retireCatalogEntry`.
///
/// Source: Specs/Catalogs.md, "Rows".
public enum CatalogVerb: UInt32, CodedEnum {
  case unspecified = 0
  case addCatalogEntry = 1
  case relabelCatalogEntry = 2
  case retireCatalogEntry = 3
  case restoreCatalogEntry = 4
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

/// A command about the catalogs: a verb and its arguments.
public enum CatalogCommand: Union {
  case addCatalogEntry(AddCatalogEntry)
  case relabelCatalogEntry(RelabelCatalogEntry)
  case retireCatalogEntry(RetireCatalogEntry)
  case restoreCatalogEntry(RestoreCatalogEntry)
  case publishQuizFlow(PublishQuizFlow)

  public static var unionName: StaticString { "CatalogCommand" }

  @inlinable public var kind: CatalogVerb {
    switch self {
    case .addCatalogEntry: .addCatalogEntry
    case .relabelCatalogEntry: .relabelCatalogEntry
    case .retireCatalogEntry: .retireCatalogEntry
    case .restoreCatalogEntry: .restoreCatalogEntry
    case .publishQuizFlow: .publishQuizFlow
    }
  }

  @inlinable public static func read<F: FieldVisitor & ~Copyable>(
    _ kind: CatalogVerb, from visitor: inout F
  ) throws(WireError) -> CatalogCommand? {
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

  @inlinable public func visitPayload<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    switch self {
    case .addCatalogEntry(var payload): try visitor.payload(&payload)
    case .relabelCatalogEntry(var payload): try visitor.payload(&payload)
    case .retireCatalogEntry(var payload): try visitor.payload(&payload)
    case .restoreCatalogEntry(var payload): try visitor.payload(&payload)
    case .publishQuizFlow(var payload): try visitor.payload(&payload)
    }
  }
}
