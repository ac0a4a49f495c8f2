import EventSourcing

// An entry comes, and says something else: the commands and the events of rows C01 and C02.

/// C01.
public struct AddCatalogEntry: Message {
  public static var messageName: StaticString { "AddCatalogEntry" }
  public var catalog = Catalog.unspecified
  public var code = ""
  public var labels = Wording()
  public var severity: UInt32 = 0
  public var order: UInt32 = 0
  public var texts: [CatalogText] = []
  public var number: Int64?
  public var expires = false
  public var reason = ""

  public init() {}
  public init(
    catalog: Catalog = Catalog.unspecified, code: String = "", labels: Wording = Wording(),
    severity: UInt32 = 0, order: UInt32 = 0, texts: [CatalogText] = [], number: Int64? = nil,
    expires: Bool = false, reason: String = ""
  ) {
    self.catalog = catalog
    self.code = code
    self.labels = labels
    self.severity = severity
    self.order = order
    self.texts = texts
    self.number = number
    self.expires = expires
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "catalog", &catalog)
    try fields.field(2, "code", &code)
    try fields.field(3, "labels", &labels)
    try fields.field(4, "severity", &severity)
    try fields.field(5, "order", &order)
    try fields.field(6, "texts", &texts)
    try fields.field(7, "number", &number)
    try fields.field(8, "expires", &expires)
    try fields.field(9, "reason", &reason)
  }
}

/// C02. What is absent or empty stays as it is.
public struct RelabelCatalogEntry: Message {
  public static var messageName: StaticString { "RelabelCatalogEntry" }
  public var catalog = Catalog.unspecified
  public var code = ""
  public var labels: Wording?
  public var severity: UInt32?
  public var order: UInt32?
  /// Given, they take the place of those before.
  public var texts: [CatalogText] = []
  public var reason = ""

  public init() {}
  public init(
    catalog: Catalog = Catalog.unspecified, code: String = "", labels: Wording? = nil,
    severity: UInt32? = nil, order: UInt32? = nil, texts: [CatalogText] = [], reason: String = ""
  ) {
    self.catalog = catalog
    self.code = code
    self.labels = labels
    self.severity = severity
    self.order = order
    self.texts = texts
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "catalog", &catalog)
    try fields.field(2, "code", &code)
    try fields.field(3, "labels", &labels)
    try fields.field(4, "severity", &severity)
    try fields.field(5, "order", &order)
    try fields.field(6, "texts", &texts)
    try fields.field(7, "reason", &reason)
  }
}

/// From C01.
public struct CatalogEntryAdded: Message {
  public static var messageName: StaticString { "CatalogEntryAdded" }
  public var catalog = Catalog.unspecified
  public var code = ""
  public var labels = Wording()
  public var severity: UInt32 = 0
  public var order: UInt32 = 0
  public var texts: [CatalogText] = []
  public var number: Int64?
  public var expires = false
  public var reason = ""

  public init() {}
  public init(
    catalog: Catalog = Catalog.unspecified, code: String = "", labels: Wording = Wording(),
    severity: UInt32 = 0, order: UInt32 = 0, texts: [CatalogText] = [], number: Int64? = nil,
    expires: Bool = false, reason: String = ""
  ) {
    self.catalog = catalog
    self.code = code
    self.labels = labels
    self.severity = severity
    self.order = order
    self.texts = texts
    self.number = number
    self.expires = expires
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "catalog", &catalog)
    try fields.field(2, "code", &code)
    try fields.field(3, "labels", &labels)
    try fields.field(4, "severity", &severity)
    try fields.field(5, "order", &order)
    try fields.field(6, "texts", &texts)
    try fields.field(7, "number", &number)
    try fields.field(8, "expires", &expires)
    try fields.field(9, "reason", &reason)
  }
}

/// From C02.
public struct CatalogEntryRelabelled: Message {
  public static var messageName: StaticString { "CatalogEntryRelabelled" }
  public var catalog = Catalog.unspecified
  public var code = ""
  public var labels: Wording?
  public var severity: UInt32?
  public var order: UInt32?
  /// Given, they take the place of those before.
  public var texts: [CatalogText] = []
  public var reason = ""

  public init() {}
  public init(
    catalog: Catalog = Catalog.unspecified, code: String = "", labels: Wording? = nil,
    severity: UInt32? = nil, order: UInt32? = nil, texts: [CatalogText] = [], reason: String = ""
  ) {
    self.catalog = catalog
    self.code = code
    self.labels = labels
    self.severity = severity
    self.order = order
    self.texts = texts
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "catalog", &catalog)
    try fields.field(2, "code", &code)
    try fields.field(3, "labels", &labels)
    try fields.field(4, "severity", &severity)
    try fields.field(5, "order", &order)
    try fields.field(6, "texts", &texts)
    try fields.field(7, "reason", &reason)
  }
}
