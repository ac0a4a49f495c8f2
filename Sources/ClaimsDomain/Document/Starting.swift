import EventSourcing

// Writing a document: the commands and the events of rows D01 to D04.

/// D01.
public struct StartDocument: Message {
  public static var messageName: StaticString { "StartDocument" }
  /// Whose document it is; a claimant's own, whatever is said here.
  public var owner = ActorID()
  public var details = DocumentDetails()
  /// The older document that this one is to replace.
  public var supersedes: Identifier?

  public init() {}
  public init(
    owner: ActorID = ActorID(), details: DocumentDetails = DocumentDetails(),
    supersedes: Identifier? = nil
  ) {
    self.owner = owner
    self.details = details
    self.supersedes = supersedes
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "owner", &owner)
    try fields.field(2, "details", &details)
    try fields.field(3, "supersedes", &supersedes)
  }
}

/// D02.
public struct AddPage: Message {
  public static var messageName: StaticString { "AddPage" }
  public var page = DocumentPage()
  /// What became of making it smaller before it was sent.
  public var compression = CompressionResult.unspecified

  public init() {}
  public init(
    page: DocumentPage = DocumentPage(),
    compression: CompressionResult = CompressionResult.unspecified
  ) {
    self.page = page
    self.compression = compression
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "page", &page)
    try fields.field(2, "compression", &compression)
  }
}

/// D03.
public struct RemovePage: Message {
  public static var messageName: StaticString { "RemovePage" }
  public var page = Identifier()

  public init() {}
  public init(page: Identifier = Identifier()) {
    self.page = page
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "page", &page)
  }
}

/// D04. What is absent stays as it is.
public struct EditDocument: Message {
  public static var messageName: StaticString { "EditDocument" }
  public var details = DocumentDetails()

  public init() {}
  public init(details: DocumentDetails = DocumentDetails()) {
    self.details = details
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "details", &details)
  }
}

/// From D01.
public struct DocumentStarted: Message {
  public static var messageName: StaticString { "DocumentStarted" }
  public var owner = ActorID()
  public var details = DocumentDetails()
  public var supersedes: Identifier?
  /// From 1; one more than that of the document that it is to replace.
  public var version: UInt32 = 0
  public var by = ActorID()

  public init() {}
  public init(
    owner: ActorID = ActorID(), details: DocumentDetails = DocumentDetails(),
    supersedes: Identifier? = nil, version: UInt32 = 0, by: ActorID = ActorID()
  ) {
    self.owner = owner
    self.details = details
    self.supersedes = supersedes
    self.version = version
    self.by = by
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "owner", &owner)
    try fields.field(2, "details", &details)
    try fields.field(3, "supersedes", &supersedes)
    try fields.field(4, "version", &version)
    try fields.field(5, "by", &by)
  }
}

/// From D02.
public struct PageAdded: Message {
  public static var messageName: StaticString { "PageAdded" }
  public var page = DocumentPage()

  public init() {}
  public init(page: DocumentPage = DocumentPage()) {
    self.page = page
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "page", &page)
  }
}

/// From D03.
public struct PageRemoved: Message {
  public static var messageName: StaticString { "PageRemoved" }
  public var page = Identifier()
  public var by = ActorID()

  public init() {}
  public init(page: Identifier = Identifier(), by: ActorID = ActorID()) {
    self.page = page
    self.by = by
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "page", &page)
    try fields.field(2, "by", &by)
  }
}

/// From D04: what changed.
public struct DocumentMetadataEdited: Message {
  public static var messageName: StaticString { "DocumentMetadataEdited" }
  public var details = DocumentDetails()
  public var by = ActorID()

  public init() {}
  public init(details: DocumentDetails = DocumentDetails(), by: ActorID = ActorID()) {
    self.details = details
    self.by = by
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "details", &details)
    try fields.field(2, "by", &by)
  }
}
