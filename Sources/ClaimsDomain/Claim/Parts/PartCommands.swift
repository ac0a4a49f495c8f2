import EventSourcing

// Rows K03 to K06 and K45.

/// K03.
public struct AddPart: Message {
  public static var messageName: StaticString { "AddPart" }
  public var part = Part()

  public init() {}
  public init(part: Part = Part()) {
    self.part = part
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "part", &part)
  }
}

/// K04. Gives a part another content of the same kind.
public struct UpdatePart: Message {
  public static var messageName: StaticString { "UpdatePart" }
  public var part = Part()

  public init() {}
  public init(part: Part = Part()) {
    self.part = part
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "part", &part)
  }
}

/// K04a.
public struct RemovePart: Message {
  public static var messageName: StaticString { "RemovePart" }
  public var part = Identifier()
  public var reason = ""

  public init() {}
  public init(part: Identifier = Identifier(), reason: String = "") {
    self.part = part
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "part", &part)
    try fields.field(2, "reason", &reason)
  }
}

/// K04b. Says where an attachment's bytes are.
public struct RecordUpload: Message {
  public static var messageName: StaticString { "RecordUpload" }
  public var part = Identifier()
  public var status = UploadStatus.unspecified
  public var location = ""
  /// What the other side computed, where it is stored.
  public var sha256: [UInt8] = []

  public init() {}
  public init(
    part: Identifier = Identifier(), status: UploadStatus = .unspecified, location: String = "",
    sha256: [UInt8] = []
  ) {
    self.part = part
    self.status = status
    self.location = location
    self.sha256 = sha256
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "part", &part)
    try fields.field(2, "status", &status)
    try fields.field(3, "location", &location)
    try fields.field(4, "sha256", &sha256)
  }
}

/// K04c. Says what a damage item costs, and who agrees.
public struct AssessDamage: Message {
  public static var messageName: StaticString { "AssessDamage" }
  public var part = Identifier()
  public var status = DamageStatus.unspecified
  public var cost = Money()

  public init() {}
  public init(
    part: Identifier = Identifier(), status: DamageStatus = .unspecified, cost: Money = Money()
  ) {
    self.part = part
    self.status = status
    self.cost = cost
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "part", &part)
    try fields.field(2, "status", &status)
    try fields.field(3, "cost", &cost)
  }
}

/// K05.
public struct ReferenceDocument: Message {
  public static var messageName: StaticString { "ReferenceDocument" }
  public var document = Identifier()

  public init() {}
  public init(document: Identifier = Identifier()) {
    self.document = document
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "document", &document)
  }
}

/// K06.
public struct UnreferenceDocument: Message {
  public static var messageName: StaticString { "UnreferenceDocument" }
  public var document = Identifier()

  public init() {}
  public init(document: Identifier = Identifier()) {
    self.document = document
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "document", &document)
  }
}

/// K45. What a model saw on a photo; it never decides anything.
public struct RecordAnalysis: Message {
  public static var messageName: StaticString { "RecordAnalysis" }
  public var photo = Identifier()
  public var model = ""
  /// 0 to 1000.
  public var confidencePermille: UInt32 = 0
  public var results = ""
  public var enhanced = ""

  public init() {}
  public init(
    photo: Identifier = Identifier(), model: String = "", confidencePermille: UInt32 = 0,
    results: String = "", enhanced: String = ""
  ) {
    self.photo = photo
    self.model = model
    self.confidencePermille = confidencePermille
    self.results = results
    self.enhanced = enhanced
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "photo", &photo)
    try fields.field(2, "model", &model)
    try fields.field(3, "confidencePermille", &confidencePermille)
    try fields.field(4, "results", &results)
    try fields.field(5, "enhanced", &enhanced)
  }
}
