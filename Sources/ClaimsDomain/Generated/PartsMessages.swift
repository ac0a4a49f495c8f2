// Generated from Claim/Parts/Parts.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// K03.
public struct AddPart: Message {
  public static var messageName: StaticString { "AddPart" }
  public var part: Part

  public init() {
    part = Part()
  }
  public init(part: Part = Part()) {
    self.part = part
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "part", &part)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K04. Gives a part another content of the same kind.
public struct UpdatePart: Message {
  public static var messageName: StaticString { "UpdatePart" }
  public var part: Part

  public init() {
    part = Part()
  }
  public init(part: Part = Part()) {
    self.part = part
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "part", &part)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K05.
public struct ReferenceDocument: Message {
  public static var messageName: StaticString { "ReferenceDocument" }
  public var document: Identifier

  public init() {
    document = Identifier()
  }
  public init(document: Identifier = Identifier()) {
    self.document = document
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "document", &document)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K06.
public struct UnreferenceDocument: Message {
  public static var messageName: StaticString { "UnreferenceDocument" }
  public var document: Identifier

  public init() {
    document = Identifier()
  }
  public init(document: Identifier = Identifier()) {
    self.document = document
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "document", &document)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K45. What a model saw on a photo; it never decides anything.
public struct RecordAnalysis: Message {
  public static var messageName: StaticString { "RecordAnalysis" }
  public var photo: Identifier
  public var model: String
  /// 0 to 1000.
  public var confidencePermille: UInt32
  public var results: String
  public var enhanced: String

  public init() {
    photo = Identifier()
    model = ""
    confidencePermille = 0
    results = ""
    enhanced = ""
  }
  public init(photo: Identifier = Identifier(), model: String = "", confidencePermille: UInt32 = 0, results: String = "", enhanced: String = "") {
    self.photo = photo
    self.model = model
    self.confidencePermille = confidencePermille
    self.results = results
    self.enhanced = enhanced
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "photo", &photo)
    try visitor.field(2, "model", &model)
    try visitor.field(3, "confidencePermille", &confidencePermille)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(4, "results", &results)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(5, "enhanced", &enhanced)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K04a.
public struct RemovePart: Message {
  public static var messageName: StaticString { "RemovePart" }
  public var part: Identifier
  public var reason: String

  public init() {
    part = Identifier()
    reason = ""
  }
  public init(part: Identifier = Identifier(), reason: String = "") {
    self.part = part
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "part", &part)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K04b. Says where an attachment's bytes are.
public struct RecordUpload: Message {
  public static var messageName: StaticString { "RecordUpload" }
  public var part: Identifier
  public var status: UploadStatus
  public var location: String
  /// What the other side computed, where it is stored.
  public var sha256: [UInt8]

  public init() {
    part = Identifier()
    status = UploadStatus()
    location = ""
    sha256 = []
  }
  public init(part: Identifier = Identifier(), status: UploadStatus = UploadStatus(), location: String = "", sha256: [UInt8] = []) {
    self.part = part
    self.status = status
    self.location = location
    self.sha256 = sha256
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "part", &part)
    try visitor.field(2, "status", &status)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "location", &location)
    try visitor.field(4, "sha256", &sha256)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K04c. Says what a damage item costs, and who agrees.
public struct AssessDamage: Message {
  public static var messageName: StaticString { "AssessDamage" }
  public var part: Identifier
  public var status: DamageStatus
  public var cost: Money

  public init() {
    part = Identifier()
    status = DamageStatus()
    cost = Money()
  }
  public init(part: Identifier = Identifier(), status: DamageStatus = DamageStatus(), cost: Money = Money()) {
    self.part = part
    self.status = status
    self.cost = cost
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "part", &part)
    try visitor.field(2, "status", &status)
    try visitor.field(3, "cost", &cost)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K04d. Says what a line item is worth, once it was looked at; what is not given stays.
public struct PriceLineItem: Message {
  public static var messageName: StaticString { "PriceLineItem" }
  public var part: Identifier
  public var quantityApproved: UInt32?
  /// What whoever looked at it holds right: what a decision starts from.
  public var adjusted: Money?
  /// What the contract values the approved price at.
  public var valuated: Money?
  /// What is to be paid of it in the end.
  public var remunerated: Money?
  public var reason: String

  public init() {
    part = Identifier()
    reason = ""
  }
  public init(part: Identifier = Identifier(), quantityApproved: UInt32? = nil, adjusted: Money? = nil, valuated: Money? = nil, remunerated: Money? = nil, reason: String = "") {
    self.part = part
    self.quantityApproved = quantityApproved
    self.adjusted = adjusted
    self.valuated = valuated
    self.remunerated = remunerated
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "part", &part)
    try visitor.field(2, "quantityApproved", &quantityApproved)
    try visitor.field(3, "adjusted", &adjusted)
    try visitor.field(4, "valuated", &valuated)
    try visitor.field(5, "remunerated", &remunerated)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(6, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K03.
public struct PartAdded: Message {
  public static var messageName: StaticString { "PartAdded" }
  public var part: Part

  public init() {
    part = Part()
  }
  public init(part: Part = Part()) {
    self.part = part
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "part", &part)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K04.
public struct PartUpdated: Message {
  public static var messageName: StaticString { "PartUpdated" }
  public var part: Part

  public init() {
    part = Part()
  }
  public init(part: Part = Part()) {
    self.part = part
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "part", &part)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K04a.
public struct PartRemoved: Message {
  public static var messageName: StaticString { "PartRemoved" }
  public var part: Identifier
  public var reason: String

  public init() {
    part = Identifier()
    reason = ""
  }
  public init(part: Identifier = Identifier(), reason: String = "") {
    self.part = part
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "part", &part)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K04b.
public struct UploadRecorded: Message {
  public static var messageName: StaticString { "UploadRecorded" }
  public var part: Identifier
  public var status: UploadStatus
  public var location: String

  public init() {
    part = Identifier()
    status = UploadStatus()
    location = ""
  }
  public init(part: Identifier = Identifier(), status: UploadStatus = UploadStatus(), location: String = "") {
    self.part = part
    self.status = status
    self.location = location
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "part", &part)
    try visitor.field(2, "status", &status)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "location", &location)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K04c.
public struct DamageAssessed: Message {
  public static var messageName: StaticString { "DamageAssessed" }
  public var part: Identifier
  public var status: DamageStatus
  public var cost: Money

  public init() {
    part = Identifier()
    status = DamageStatus()
    cost = Money()
  }
  public init(part: Identifier = Identifier(), status: DamageStatus = DamageStatus(), cost: Money = Money()) {
    self.part = part
    self.status = status
    self.cost = cost
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "part", &part)
    try visitor.field(2, "status", &status)
    try visitor.field(3, "cost", &cost)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K45.
public struct DamageAnalysed: Message {
  public static var messageName: StaticString { "DamageAnalysed" }
  public var photo: Identifier
  public var model: String
  public var confidencePermille: UInt32
  public var results: String
  public var enhanced: String

  public init() {
    photo = Identifier()
    model = ""
    confidencePermille = 0
    results = ""
    enhanced = ""
  }
  public init(photo: Identifier = Identifier(), model: String = "", confidencePermille: UInt32 = 0, results: String = "", enhanced: String = "") {
    self.photo = photo
    self.model = model
    self.confidencePermille = confidencePermille
    self.results = results
    self.enhanced = enhanced
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "photo", &photo)
    try visitor.field(2, "model", &model)
    try visitor.field(3, "confidencePermille", &confidencePermille)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(4, "results", &results)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(5, "enhanced", &enhanced)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K05.
public struct DocumentReferenced: Message {
  public static var messageName: StaticString { "DocumentReferenced" }
  public var document: Identifier

  public init() {
    document = Identifier()
  }
  public init(document: Identifier = Identifier()) {
    self.document = document
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "document", &document)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K06.
public struct DocumentUnreferenced: Message {
  public static var messageName: StaticString { "DocumentUnreferenced" }
  public var document: Identifier

  public init() {
    document = Identifier()
  }
  public init(document: Identifier = Identifier()) {
    self.document = document
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "document", &document)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K04d.
public struct LineItemPriced: Message {
  public static var messageName: StaticString { "LineItemPriced" }
  public var part: Identifier
  public var quantityApproved: UInt32?
  public var adjusted: Money?
  public var valuated: Money?
  public var remunerated: Money?
  public var reason: String

  public init() {
    part = Identifier()
    reason = ""
  }
  public init(part: Identifier = Identifier(), quantityApproved: UInt32? = nil, adjusted: Money? = nil, valuated: Money? = nil, remunerated: Money? = nil, reason: String = "") {
    self.part = part
    self.quantityApproved = quantityApproved
    self.adjusted = adjusted
    self.valuated = valuated
    self.remunerated = remunerated
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "part", &part)
    try visitor.field(2, "quantityApproved", &quantityApproved)
    try visitor.field(3, "adjusted", &adjusted)
    try visitor.field(4, "valuated", &valuated)
    try visitor.field(5, "remunerated", &remunerated)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(6, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Who agrees about a damage item. The numbers are stored.
public enum DamageStatus: UInt32, CodedEnum {
  case unspecified = 0
  case proposed = 1
  case assessed = 2
  case agreed = 3
  case disputed = 4

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "DamageStatus" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .proposed: "proposed"
      case .assessed: "assessed"
      case .agreed: "agreed"
      case .disputed: "disputed"
    }
  }
}

/// How bad a damage is.
public enum DamageSeverity: UInt32, CodedEnum {
  case unspecified = 0
  case minor = 1
  case moderate = 2
  case severe = 3
  case total = 4

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "DamageSeverity" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .minor: "minor"
      case .moderate: "moderate"
      case .severe: "severe"
      case .total: "total"
    }
  }
}

/// What is measured.
public enum MeasurementKind: UInt32, CodedEnum {
  case unspecified = 0
  case distance = 1
  case area = 2
  case volume = 3

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "MeasurementKind" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .distance: "distance"
      case .area: "area"
      case .volume: "volume"
    }
  }
}

/// The unit of a measurement's value.
public enum MeasurementUnit: UInt32, CodedEnum {
  case unspecified = 0
  case millimetre = 1
  case squareMillimetre = 2
  case cubicMillimetre = 3

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "MeasurementUnit" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .millimetre: "millimetre"
      case .squareMillimetre: "squareMillimetre"
      case .cubicMillimetre: "cubicMillimetre"
    }
  }
}

/// How far a measurement can be trusted.
public enum MeasurementAccuracy: UInt32, CodedEnum {
  case unspecified = 0
  case high = 1
  case medium = 2
  case low = 3

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "MeasurementAccuracy" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .high: "high"
      case .medium: "medium"
      case .low: "low"
    }
  }
}

/// Whether a line item counts.
public enum LineItemStatus: UInt32, CodedEnum {
  case unspecified = 0
  case asked = 1
  case passed = 2
  case rejected = 3

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "LineItemStatus" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .asked: "asked"
      case .passed: "passed"
      case .rejected: "rejected"
    }
  }
}

/// Something that is broken, and what mending it costs.
public struct DamageItem: Message {
  public static var messageName: StaticString { "DamageItem" }
  public var category: String
  public var description: String
  public var severity: DamageSeverity
  public var cost: Money
  public var status: DamageStatus
  public var photos: [Identifier]
  public var measurements: [Identifier]

  public init() {
    category = ""
    description = ""
    severity = DamageSeverity()
    cost = Money()
    status = DamageStatus()
    photos = []
    measurements = []
  }
  public init(category: String = "", description: String = "", severity: DamageSeverity = DamageSeverity(), cost: Money = Money(), status: DamageStatus = DamageStatus(), photos: [Identifier] = [], measurements: [Identifier] = []) {
    self.category = category
    self.description = description
    self.severity = severity
    self.cost = cost
    self.status = status
    self.photos = photos
    self.measurements = measurements
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "category", &category)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "description", &description)
    try visitor.field(3, "severity", &severity)
    try visitor.field(4, "cost", &cost)
    try visitor.field(5, "status", &status)
    try visitor.field(6, "photos", &photos)
    try visitor.field(7, "measurements", &measurements)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// A point in space, in millimetres.
public struct MeasuredPoint: Message {
  public static var messageName: StaticString { "MeasuredPoint" }
  public var x: Int64
  public var y: Int64
  public var z: Int64

  public init() {
    x = 0
    y = 0
    z = 0
  }
  public init(x: Int64 = 0, y: Int64 = 0, z: Int64 = 0) {
    self.x = x
    self.y = y
    self.z = z
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "x", &x)
    try visitor.field(2, "y", &y)
    try visitor.field(3, "z", &z)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// A length, an area or a volume, as a device measured it. Corrected by a new one.
public struct Measurement: Message {
  public static var messageName: StaticString { "Measurement" }
  public var kind: MeasurementKind
  public var value: UInt64
  public var unit: MeasurementUnit
  public var accuracy: MeasurementAccuracy
  public var points: [MeasuredPoint]
  public var session: String
  public var supersedes: Identifier?

  public init() {
    kind = MeasurementKind()
    value = 0
    unit = MeasurementUnit()
    accuracy = MeasurementAccuracy()
    points = []
    session = ""
  }
  public init(kind: MeasurementKind = MeasurementKind(), value: UInt64 = 0, unit: MeasurementUnit = MeasurementUnit(), accuracy: MeasurementAccuracy = MeasurementAccuracy(), points: [MeasuredPoint] = [], session: String = "", supersedes: Identifier? = nil) {
    self.kind = kind
    self.value = value
    self.unit = unit
    self.accuracy = accuracy
    self.points = points
    self.session = session
    self.supersedes = supersedes
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "kind", &kind)
    try visitor.field(2, "value", &value)
    try visitor.field(3, "unit", &unit)
    try visitor.field(4, "accuracy", &accuracy)
    try visitor.field(5, "points", &points)
    try visitor.field(6, "session", &session)
    try visitor.field(7, "supersedes", &supersedes)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// One service or thing that is claimed, with its price at every stage.
public struct LineItem: Message {
  public static var messageName: StaticString { "LineItem" }
  public var code: String
  public var quantity: UInt32
  public var quantityApproved: UInt32
  public var asked: Money
  public var adjusted: Money?
  public var approved: Money?
  public var valuated: Money?
  public var remunerated: Money?
  public var status: LineItemStatus
  public var reason: String
  /// Whose sub-limit of the policy holds for it.
  public var category: String

  public init() {
    code = ""
    quantity = 0
    quantityApproved = 0
    asked = Money()
    status = LineItemStatus()
    reason = ""
    category = ""
  }
  public init(code: String = "", quantity: UInt32 = 0, quantityApproved: UInt32 = 0, asked: Money = Money(), adjusted: Money? = nil, approved: Money? = nil, valuated: Money? = nil, remunerated: Money? = nil, status: LineItemStatus = LineItemStatus(), reason: String = "", category: String = "") {
    self.code = code
    self.quantity = quantity
    self.quantityApproved = quantityApproved
    self.asked = asked
    self.adjusted = adjusted
    self.approved = approved
    self.valuated = valuated
    self.remunerated = remunerated
    self.status = status
    self.reason = reason
    self.category = category
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "code", &code)
    try visitor.field(2, "quantity", &quantity)
    try visitor.field(3, "quantityApproved", &quantityApproved)
    try visitor.field(4, "asked", &asked)
    try visitor.field(5, "adjusted", &adjusted)
    try visitor.field(6, "approved", &approved)
    try visitor.field(7, "valuated", &valuated)
    try visitor.field(8, "remunerated", &remunerated)
    try visitor.field(9, "status", &status)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(10, "reason", &reason)
    try visitor.field(11, "category", &category)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

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

/// A file that stands beside the log: its name, type, size and hash, and where its bytes are.
public struct Attachment: Message {
  public static var messageName: StaticString { "Attachment" }
  public var name: String
  public var mime: String
  public var bytes: UInt64
  /// 32 bytes.
  public var sha256: [UInt8]
  public var status: UploadStatus
  /// Where it is stored: a key or a URL.
  public var location: String

  public init() {
    name = ""
    mime = ""
    bytes = 0
    sha256 = []
    status = UploadStatus()
    location = ""
  }
  public init(name: String = "", mime: String = "", bytes: UInt64 = 0, sha256: [UInt8] = [], status: UploadStatus = UploadStatus(), location: String = "") {
    self.name = name
    self.mime = mime
    self.bytes = bytes
    self.sha256 = sha256
    self.status = status
    self.location = location
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "name", &name)
    try visitor.field(2, "mime", &mime)
    try visitor.field(3, "bytes", &bytes)
    try visitor.field(4, "sha256", &sha256)
    try visitor.field(5, "status", &status)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(6, "location", &location)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// What an attachment is, where it is a photo.
public struct Photo: Message {
  public static var messageName: StaticString { "Photo" }
  public var capturedAt: Instant?
  public var latitudeMicrodegrees: Int64?
  public var longitudeMicrodegrees: Int64?
  public var device: String
  /// The photo that this one draws on; the original stays.
  public var annotates: Identifier?
  public var analyses: [Analysis]
  /// Those that were taken on it.
  public var measurements: [Identifier]
  /// What else the device said of it: at most 32, each name once.
  public var metadata: [PhotoProperty]

  public init() {
    device = ""
    analyses = []
    measurements = []
    metadata = []
  }
  public init(capturedAt: Instant? = nil, latitudeMicrodegrees: Int64? = nil, longitudeMicrodegrees: Int64? = nil, device: String = "", annotates: Identifier? = nil, analyses: [Analysis] = [], measurements: [Identifier] = [], metadata: [PhotoProperty] = []) {
    self.capturedAt = capturedAt
    self.latitudeMicrodegrees = latitudeMicrodegrees
    self.longitudeMicrodegrees = longitudeMicrodegrees
    self.device = device
    self.annotates = annotates
    self.analyses = analyses
    self.measurements = measurements
    self.metadata = metadata
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "capturedAt", &capturedAt)
    try visitor.field(2, "latitudeMicrodegrees", &latitudeMicrodegrees)
    try visitor.field(3, "longitudeMicrodegrees", &longitudeMicrodegrees)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(4, "device", &device)
    try visitor.field(5, "annotates", &annotates)
    try visitor.field(6, "analyses", &analyses)
    try visitor.field(7, "measurements", &measurements)
    try visitor.field(8, "metadata", &metadata)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Something that a device said of a photo.
public struct PhotoProperty: Message {
  public static var messageName: StaticString { "PhotoProperty" }
  public var name: String
  public var value: String

  public init() {
    name = ""
    value = ""
  }
  public init(name: String = "", value: String = "") {
    self.name = name
    self.value = value
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "name", &name)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "value", &value)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// What a model saw on a photo.
public struct Analysis: Message {
  public static var messageName: StaticString { "Analysis" }
  public var model: String
  public var confidencePermille: UInt32
  /// What the device saw.
  public var results: String
  /// What a larger model made of it later.
  public var enhanced: String

  public init() {
    model = ""
    confidencePermille = 0
    results = ""
    enhanced = ""
  }
  public init(model: String = "", confidencePermille: UInt32 = 0, results: String = "", enhanced: String = "") {
    self.model = model
    self.confidencePermille = confidencePermille
    self.results = results
    self.enhanced = enhanced
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "model", &model)
    try visitor.field(2, "confidencePermille", &confidencePermille)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "results", &results)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(4, "enhanced", &enhanced)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

