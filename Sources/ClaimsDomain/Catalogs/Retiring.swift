import EventSourcing

// A code goes out of use, and back: the commands and the events of rows C03 and C04.

/// C03. Old events keep the code; new commands may not name it.
public struct RetireCatalogEntry: Message {
  public static var messageName: StaticString { "RetireCatalogEntry" }
  public var catalog = Catalog.unspecified
  public var code = ""
  public var reason = ""

  public init() {}
  public init(catalog: Catalog = Catalog.unspecified, code: String = "", reason: String = "") {
    self.catalog = catalog
    self.code = code
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "catalog", &catalog)
    try fields.field(2, "code", &code)
    try fields.field(3, "reason", &reason)
  }
}

/// C04.
public struct RestoreCatalogEntry: Message {
  public static var messageName: StaticString { "RestoreCatalogEntry" }
  public var catalog = Catalog.unspecified
  public var code = ""
  public var reason = ""

  public init() {}
  public init(catalog: Catalog = Catalog.unspecified, code: String = "", reason: String = "") {
    self.catalog = catalog
    self.code = code
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "catalog", &catalog)
    try fields.field(2, "code", &code)
    try fields.field(3, "reason", &reason)
  }
}

/// From C03.
public struct CatalogEntryRetired: Message {
  public static var messageName: StaticString { "CatalogEntryRetired" }
  public var catalog = Catalog.unspecified
  public var code = ""
  public var reason = ""

  public init() {}
  public init(catalog: Catalog = Catalog.unspecified, code: String = "", reason: String = "") {
    self.catalog = catalog
    self.code = code
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "catalog", &catalog)
    try fields.field(2, "code", &code)
    try fields.field(3, "reason", &reason)
  }
}

/// From C04.
public struct CatalogEntryRestored: Message {
  public static var messageName: StaticString { "CatalogEntryRestored" }
  public var catalog = Catalog.unspecified
  public var code = ""
  public var reason = ""

  public init() {}
  public init(catalog: Catalog = Catalog.unspecified, code: String = "", reason: String = "") {
    self.catalog = catalog
    self.code = code
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "catalog", &catalog)
    try fields.field(2, "code", &code)
    try fields.field(3, "reason", &reason)
  }
}
