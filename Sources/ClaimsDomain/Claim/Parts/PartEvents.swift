import EventSourcing

/// From K03.
public struct PartAdded: Message {
  public static var messageName: StaticString { "PartAdded" }
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

/// From K04.
public struct PartUpdated: Message {
  public static var messageName: StaticString { "PartUpdated" }
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

/// From K04a.
public struct PartRemoved: Message {
  public static var messageName: StaticString { "PartRemoved" }
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

/// From K04b.
public struct UploadRecorded: Message {
  public static var messageName: StaticString { "UploadRecorded" }
  public var part = Identifier()
  public var status = UploadStatus.unspecified
  public var location = ""

  public init() {}
  public init(
    part: Identifier = Identifier(), status: UploadStatus = .unspecified, location: String = ""
  ) {
    self.part = part
    self.status = status
    self.location = location
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "part", &part)
    try fields.field(2, "status", &status)
    try fields.field(3, "location", &location)
  }
}

/// From K04c.
public struct DamageAssessed: Message {
  public static var messageName: StaticString { "DamageAssessed" }
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

/// From K05.
public struct DocumentReferenced: Message {
  public static var messageName: StaticString { "DocumentReferenced" }
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

/// From K06.
public struct DocumentUnreferenced: Message {
  public static var messageName: StaticString { "DocumentUnreferenced" }
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

/// From K45.
public struct DamageAnalysed: Message {
  public static var messageName: StaticString { "DamageAnalysed" }
  public var photo = Identifier()
  public var model = ""
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
