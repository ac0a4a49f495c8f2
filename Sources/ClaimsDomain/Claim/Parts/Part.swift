import EventSourcing

/// Where an attachment's bytes are. The numbers are stored.
public enum UploadStatus: UInt32, CodedEnum {
  case unspecified = 0
  case staged = 1
  case uploading = 2
  case stored = 3
  case failed = 4
  case quarantined = 5

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "UploadStatus" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .staged: "staged"
    case .uploading: "uploading"
    case .stored: "stored"
    case .failed: "failed"
    case .quarantined: "quarantined"
    }
  }
}

/// Something that belongs to a claim: exactly one of the four kinds.
public struct Part: Message {
  public static var messageName: StaticString { "Part" }
  /// Chosen by the sender; new within the claim.
  public var id = Identifier()
  public var attachment: Attachment?
  /// Only beside an attachment.
  public var photo: Photo?
  /// Who added it and when; the log's word, whatever the sender says.
  public var addedBy = ActorID()
  public var addedAt: Instant?
  // Ten thousand photos have none of these: a word each.
  private var damageBox = Boxed<DamageItem>.nothing
  private var measurementBox = Boxed<Measurement>.nothing
  private var lineItemBox = Boxed<LineItem>.nothing

  public init() {}
  public init(
    id: Identifier = Identifier(), attachment: Attachment? = nil, photo: Photo? = nil,
    damage: DamageItem? = nil, measurement: Measurement? = nil, lineItem: LineItem? = nil,
    addedBy: ActorID = ActorID(), addedAt: Instant? = nil
  ) {
    self.id = id
    self.attachment = attachment
    self.photo = photo
    self.damage = damage
    self.measurement = measurement
    self.lineItem = lineItem
    self.addedBy = addedBy
    self.addedAt = addedAt
  }

  public var damage: DamageItem? {
    get { damageBox.value }
    set { damageBox = Boxed(newValue) }
  }

  public var measurement: Measurement? {
    get { measurementBox.value }
    set { measurementBox = Boxed(newValue) }
  }

  public var lineItem: LineItem? {
    get { lineItemBox.value }
    set { lineItemBox = Boxed(newValue) }
  }

  /// Whether it is a line item; does not look into it.
  var isLineItem: Bool { !lineItemBox.isEmpty }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "id", &id)
    try fields.field(2, "attachment", &attachment)
    try fields.field(3, "photo", &photo)
    try fields.field(4, "damage", &damage)
    try fields.field(5, "measurement", &measurement)
    try fields.field(6, "lineItem", &lineItem)
    try fields.field(7, "addedBy", &addedBy)
    try fields.field(8, "addedAt", &addedAt)
  }
}

/// A file that stands beside the log: its name, type, size and hash, and where its bytes are.
public struct Attachment: Message {
  public static var messageName: StaticString { "Attachment" }
  public var name = ""
  public var mime = ""
  public var bytes: UInt64 = 0
  /// 32 bytes.
  public var sha256: [UInt8] = []
  public var status = UploadStatus.unspecified
  /// Where it is stored: a key or a URL.
  public var location = ""

  public init() {}
  public init(
    name: String = "", mime: String = "", bytes: UInt64 = 0, sha256: [UInt8] = [],
    status: UploadStatus = .unspecified, location: String = ""
  ) {
    self.name = name
    self.mime = mime
    self.bytes = bytes
    self.sha256 = sha256
    self.status = status
    self.location = location
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "name", &name)
    try fields.field(2, "mime", &mime)
    try fields.field(3, "bytes", &bytes)
    try fields.field(4, "sha256", &sha256)
    try fields.field(5, "status", &status)
    try fields.field(6, "location", &location)
  }
}

/// What an attachment is, where it is a photo.
public struct Photo: Message {
  public static var messageName: StaticString { "Photo" }
  public var capturedAt: Instant?
  public var latitudeMicrodegrees: Int64?
  public var longitudeMicrodegrees: Int64?
  public var device = ""
  /// The photo that this one draws on; the original stays.
  public var annotates: Identifier?
  public var analyses: [Analysis] = []
  /// Those that were taken on it.
  public var measurements: [Identifier] = []

  public init() {}
  public init(
    capturedAt: Instant? = nil, latitudeMicrodegrees: Int64? = nil,
    longitudeMicrodegrees: Int64? = nil, device: String = "", annotates: Identifier? = nil,
    analyses: [Analysis] = [], measurements: [Identifier] = []
  ) {
    self.capturedAt = capturedAt
    self.latitudeMicrodegrees = latitudeMicrodegrees
    self.longitudeMicrodegrees = longitudeMicrodegrees
    self.device = device
    self.annotates = annotates
    self.analyses = analyses
    self.measurements = measurements
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "capturedAt", &capturedAt)
    try fields.field(2, "latitudeMicrodegrees", &latitudeMicrodegrees)
    try fields.field(3, "longitudeMicrodegrees", &longitudeMicrodegrees)
    try fields.field(4, "device", &device)
    try fields.field(5, "annotates", &annotates)
    try fields.field(6, "analyses", &analyses)
    try fields.field(7, "measurements", &measurements)
  }
}

/// What a model saw on a photo.
public struct Analysis: Message {
  public static var messageName: StaticString { "Analysis" }
  public var model = ""
  public var confidencePermille: UInt32 = 0
  /// What the device saw.
  public var results = ""
  /// What a larger model made of it later.
  public var enhanced = ""

  public init() {}
  public init(
    model: String = "", confidencePermille: UInt32 = 0, results: String = "", enhanced: String = ""
  ) {
    self.model = model
    self.confidencePermille = confidencePermille
    self.results = results
    self.enhanced = enhanced
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "model", &model)
    try fields.field(2, "confidencePermille", &confidencePermille)
    try fields.field(3, "results", &results)
    try fields.field(4, "enhanced", &enhanced)
  }
}
