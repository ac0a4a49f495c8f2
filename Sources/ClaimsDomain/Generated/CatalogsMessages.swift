// Generated from Catalogs/Catalogs.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// C01.
public struct AddCatalogEntry: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AddCatalogEntry" }
  /// Labelled "catalog".
  public var catalog: Catalog
  /// Labelled "code".
  public var code: String
  /// Labelled "labels".
  public var labels: Wording
  /// Labelled "severity".
  public var severity: UInt32
  /// Labelled "order".
  public var order: UInt32
  /// Labelled "texts".
  public var texts: [CatalogText]
  /// Labelled "number".
  public var number: Int64?
  /// Labelled "expires".
  public var expires: Bool
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    catalog = Catalog()
    code = ""
    labels = Wording()
    severity = 0
    order = 0
    texts = []
    expires = false
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(catalog: Catalog = Catalog(), code: String = "", labels: Wording = Wording(), severity: UInt32 = 0, order: UInt32 = 0, texts: [CatalogText] = [], number: Int64? = nil, expires: Bool = false, reason: String = "") {
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

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "catalog", &catalog)
    try visitor.field(2, "code", &code)
    try visitor.field(3, "labels", &labels)
    try visitor.field(4, "severity", &severity)
    try visitor.field(5, "order", &order)
    try visitor.field(6, "texts", &texts)
    try visitor.field(7, "number", &number)
    try visitor.field(8, "expires", &expires)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(9, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// C02. What is absent or empty stays as it is.
public struct RelabelCatalogEntry: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RelabelCatalogEntry" }
  /// Labelled "catalog".
  public var catalog: Catalog
  /// Labelled "code".
  public var code: String
  /// Labelled "labels".
  public var labels: Wording?
  /// Labelled "severity".
  public var severity: UInt32?
  /// Labelled "order".
  public var order: UInt32?
  /// Given, they take the place of those before.
  public var texts: [CatalogText]
  /// Labelled "reason".
  public var reason: String
  /// Whether what it names ends on a day that has to be given.
  public var expires: Bool?

  /// Creates one whose fields are all absent.
  public init() {
    catalog = Catalog()
    code = ""
    texts = []
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(catalog: Catalog = Catalog(), code: String = "", labels: Wording? = nil, severity: UInt32? = nil, order: UInt32? = nil, texts: [CatalogText] = [], reason: String = "", expires: Bool? = nil) {
    self.catalog = catalog
    self.code = code
    self.labels = labels
    self.severity = severity
    self.order = order
    self.texts = texts
    self.reason = reason
    self.expires = expires
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "catalog", &catalog)
    try visitor.field(2, "code", &code)
    try visitor.field(3, "labels", &labels)
    try visitor.field(4, "severity", &severity)
    try visitor.field(5, "order", &order)
    try visitor.field(6, "texts", &texts)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(7, "reason", &reason)
    try visitor.field(8, "expires", &expires)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// C03. Old events keep the code; new commands may not name it.
public struct RetireCatalogEntry: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RetireCatalogEntry" }
  /// Labelled "catalog".
  public var catalog: Catalog
  /// Labelled "code".
  public var code: String
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    catalog = Catalog()
    code = ""
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(catalog: Catalog = Catalog(), code: String = "", reason: String = "") {
    self.catalog = catalog
    self.code = code
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "catalog", &catalog)
    try visitor.field(2, "code", &code)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// C04.
public struct RestoreCatalogEntry: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RestoreCatalogEntry" }
  /// Labelled "catalog".
  public var catalog: Catalog
  /// Labelled "code".
  public var code: String
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    catalog = Catalog()
    code = ""
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(catalog: Catalog = Catalog(), code: String = "", reason: String = "") {
    self.catalog = catalog
    self.code = code
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "catalog", &catalog)
    try visitor.field(2, "code", &code)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// C05. New quizzes follow it from now on; those that were begun go on with theirs.
public struct PublishQuizFlow: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PublishQuizFlow" }
  /// Whole, with the version that follows on the newest.
  public var flow: QuizFlow
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    flow = QuizFlow()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(flow: QuizFlow = QuizFlow(), reason: String = "") {
    self.flow = flow
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "flow", &flow)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From C01.
public struct CatalogEntryAdded: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CatalogEntryAdded" }
  /// Labelled "catalog".
  public var catalog: Catalog
  /// Labelled "code".
  public var code: String
  /// Labelled "labels".
  public var labels: Wording
  /// Labelled "severity".
  public var severity: UInt32
  /// Labelled "order".
  public var order: UInt32
  /// Labelled "texts".
  public var texts: [CatalogText]
  /// Labelled "number".
  public var number: Int64?
  /// Labelled "expires".
  public var expires: Bool
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    catalog = Catalog()
    code = ""
    labels = Wording()
    severity = 0
    order = 0
    texts = []
    expires = false
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(catalog: Catalog = Catalog(), code: String = "", labels: Wording = Wording(), severity: UInt32 = 0, order: UInt32 = 0, texts: [CatalogText] = [], number: Int64? = nil, expires: Bool = false, reason: String = "") {
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

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "catalog", &catalog)
    try visitor.field(2, "code", &code)
    try visitor.field(3, "labels", &labels)
    try visitor.field(4, "severity", &severity)
    try visitor.field(5, "order", &order)
    try visitor.field(6, "texts", &texts)
    try visitor.field(7, "number", &number)
    try visitor.field(8, "expires", &expires)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(9, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From C02.
public struct CatalogEntryRelabelled: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CatalogEntryRelabelled" }
  /// Labelled "catalog".
  public var catalog: Catalog
  /// Labelled "code".
  public var code: String
  /// Labelled "labels".
  public var labels: Wording?
  /// Labelled "severity".
  public var severity: UInt32?
  /// Labelled "order".
  public var order: UInt32?
  /// Given, they take the place of those before.
  public var texts: [CatalogText]
  /// Labelled "reason".
  public var reason: String
  /// Whether what it names ends on a day that has to be given.
  public var expires: Bool?

  /// Creates one whose fields are all absent.
  public init() {
    catalog = Catalog()
    code = ""
    texts = []
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(catalog: Catalog = Catalog(), code: String = "", labels: Wording? = nil, severity: UInt32? = nil, order: UInt32? = nil, texts: [CatalogText] = [], reason: String = "", expires: Bool? = nil) {
    self.catalog = catalog
    self.code = code
    self.labels = labels
    self.severity = severity
    self.order = order
    self.texts = texts
    self.reason = reason
    self.expires = expires
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "catalog", &catalog)
    try visitor.field(2, "code", &code)
    try visitor.field(3, "labels", &labels)
    try visitor.field(4, "severity", &severity)
    try visitor.field(5, "order", &order)
    try visitor.field(6, "texts", &texts)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(7, "reason", &reason)
    try visitor.field(8, "expires", &expires)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From C03.
public struct CatalogEntryRetired: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CatalogEntryRetired" }
  /// Labelled "catalog".
  public var catalog: Catalog
  /// Labelled "code".
  public var code: String
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    catalog = Catalog()
    code = ""
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(catalog: Catalog = Catalog(), code: String = "", reason: String = "") {
    self.catalog = catalog
    self.code = code
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "catalog", &catalog)
    try visitor.field(2, "code", &code)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From C04.
public struct CatalogEntryRestored: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CatalogEntryRestored" }
  /// Labelled "catalog".
  public var catalog: Catalog
  /// Labelled "code".
  public var code: String
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    catalog = Catalog()
    code = ""
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(catalog: Catalog = Catalog(), code: String = "", reason: String = "") {
    self.catalog = catalog
    self.code = code
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "catalog", &catalog)
    try visitor.field(2, "code", &code)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From C05.
public struct QuizFlowPublished: Message, CustomStringConvertible {
  public static var messageName: StaticString { "QuizFlowPublished" }
  /// Labelled "flow".
  public var flow: QuizFlow
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    flow = QuizFlow()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(flow: QuizFlow = QuizFlow(), reason: String = "") {
    self.flow = flow
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "flow", &flow)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Whether anything was made of the built-in entries. Nothing is stored under these numbers.
public enum CatalogStatus: UInt32, CodedEnum {
  /// Not said.
  case none = 0
  /// Labelled "Changed".
  case changed = 1

  public init() { self = .none }
  public static var schemaName: StaticString { "CatalogStatus" }

  public var name: StaticString {
    switch self {
      case .none: "none"
      case .changed: "changed"
    }
  }
}

