import EventSourcing

/// What became of making a page smaller before it was sent. The numbers are stored.
public enum CompressionResult: UInt32, CodedEnum {
  case unspecified = 0
  case notNeeded = 1
  case done = 2
  case failed = 3

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "CompressionResult" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .notNeeded: "notNeeded"
    case .done: "done"
    case .failed: "failed"
    }
  }
}

/// One page, or one file of pages: its name, type, size and hash. The bytes stand in a blob store.
public struct DocumentPage: Message {
  public static var messageName: StaticString { "DocumentPage" }
  /// Chosen by the sender; new within the document.
  public var id = Identifier()
  public var name = ""
  /// One of `DocumentPage.types`.
  public var mime = ""
  public var bytes: UInt64 = 0
  /// 32 bytes.
  public var sha256: [UInt8] = []
  /// Where it is stored: a key or a URL.
  public var url = ""
  /// Who added it; the log's word, whatever the sender says.
  public var addedBy = ActorID()

  public init() {}
  public init(
    id: Identifier = Identifier(), name: String = "", mime: String = "", bytes: UInt64 = 0,
    sha256: [UInt8] = [], url: String = "", addedBy: ActorID = ActorID()
  ) {
    self.id = id
    self.name = name
    self.mime = mime
    self.bytes = bytes
    self.sha256 = sha256
    self.url = url
    self.addedBy = addedBy
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "id", &id)
    try fields.field(2, "name", &name)
    try fields.field(3, "mime", &mime)
    try fields.field(4, "bytes", &bytes)
    try fields.field(5, "sha256", &sha256)
    try fields.field(6, "url", &url)
    try fields.field(7, "addedBy", &addedBy)
  }
}

/// What a reader made out in one place of a document.
public struct DocumentField: Message {
  public static var messageName: StaticString { "DocumentField" }
  /// What stands there: `holder`, `number`, …
  public var name = ""
  public var text = ""
  /// How sure it is: 0 to 1,000,000.
  public var confidenceMillionths: UInt32 = 0
  /// Where it stands; nil for the whole document.
  public var page: Identifier?

  public init() {}
  public init(
    name: String = "", text: String = "", confidenceMillionths: UInt32 = 0, page: Identifier? = nil
  ) {
    self.name = name
    self.text = text
    self.confidenceMillionths = confidenceMillionths
    self.page = page
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "name", &name)
    try fields.field(2, "text", &text)
    try fields.field(3, "confidenceMillionths", &confidenceMillionths)
    try fields.field(4, "page", &page)
  }
}

/// What a reader (optical character recognition) made out.
public struct DocumentReading: Message {
  public static var messageName: StaticString { "DocumentReading" }
  public var model = ""
  public var fields: [DocumentField] = []

  public init() {}
  public init(model: String = "", fields: [DocumentField] = []) {
    self.model = model
    self.fields = fields
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    try visitor.field(1, "model", &model)
    try visitor.field(2, "fields", &fields)
  }
}

/// Somebody who may see a document, and until when.
public struct DocumentShare: Message {
  public static var messageName: StaticString { "DocumentShare" }
  public var recipient = ""
  public var until = Instant()

  public init() {}
  public init(recipient: String = "", until: Instant = Instant()) {
    self.recipient = recipient
    self.until = until
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "recipient", &recipient)
    try fields.field(2, "until", &until)
  }
}
