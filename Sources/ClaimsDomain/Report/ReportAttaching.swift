import EventSourcing

// Files: the commands and the events of rows R03 and R03a.

/// R03, R03a.
public struct AddReportAttachment: Message {
  public static var messageName: StaticString { "AddReportAttachment" }
  public var name = ""
  public var mime = ""
  public var bytes: UInt64 = 0
  /// 32 bytes.
  public var sha256: [UInt8] = []
  /// What whoever has the report's receipt knows; asked of anonymous reporters alone.
  public var receipt: [UInt8] = []

  public init() {}
  public init(
    name: String = "", mime: String = "", bytes: UInt64 = 0, sha256: [UInt8] = [],
    receipt: [UInt8] = []
  ) {
    self.name = name
    self.mime = mime
    self.bytes = bytes
    self.sha256 = sha256
    self.receipt = receipt
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "name", &name)
    try fields.field(2, "mime", &mime)
    try fields.field(3, "bytes", &bytes)
    try fields.field(4, "sha256", &sha256)
    try fields.field(5, "receipt", &receipt)
  }
}

/// From R03 and R03a.
public struct ReportAttachmentAdded: Message {
  public static var messageName: StaticString { "ReportAttachmentAdded" }
  public var attachment = ReportAttachment()

  public init() {}
  public init(attachment: ReportAttachment = ReportAttachment()) {
    self.attachment = attachment
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "attachment", &attachment)
  }
}
