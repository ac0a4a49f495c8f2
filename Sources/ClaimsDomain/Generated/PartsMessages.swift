// Generated from Claim/Parts/Parts.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// K03.
public struct AddPart: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AddPart" }
  /// Labelled "part".
  public var part: Part

  /// Creates one whose fields are all absent.
  public init() {
    part = Part()
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct UpdatePart: Message, CustomStringConvertible {
  public static var messageName: StaticString { "UpdatePart" }
  /// Labelled "part".
  public var part: Part

  /// Creates one whose fields are all absent.
  public init() {
    part = Part()
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct ReferenceDocument: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReferenceDocument" }
  /// Labelled "document".
  public var document: Identifier

  /// Creates one whose fields are all absent.
  public init() {
    document = Identifier()
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct UnreferenceDocument: Message, CustomStringConvertible {
  public static var messageName: StaticString { "UnreferenceDocument" }
  /// Labelled "document".
  public var document: Identifier

  /// Creates one whose fields are all absent.
  public init() {
    document = Identifier()
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct RecordAnalysis: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RecordAnalysis" }
  /// Labelled "photo".
  public var photo: Identifier
  /// Labelled "model".
  public var model: String
  /// 0 to 1000.
  public var confidencePermille: UInt32
  /// Labelled "result".
  public var results: String
  /// Labelled "enhanced results".
  public var enhanced: String

  /// Creates one whose fields are all absent.
  public init() {
    photo = Identifier()
    model = ""
    confidencePermille = 0
    results = ""
    enhanced = ""
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct RemovePart: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RemovePart" }
  /// Labelled "part".
  public var part: Identifier
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    part = Identifier()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct RecordUpload: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RecordUpload" }
  /// Labelled "part".
  public var part: Identifier
  /// Labelled "status".
  public var status: UploadStatus
  /// Labelled "place".
  public var location: String
  /// What the other side computed, where it is stored.
  public var sha256: [UInt8]

  /// Creates one whose fields are all absent.
  public init() {
    part = Identifier()
    status = UploadStatus()
    location = ""
    sha256 = []
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct AssessDamage: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AssessDamage" }
  /// Labelled "part".
  public var part: Identifier
  /// Labelled "status".
  public var status: DamageStatus
  /// Labelled "cost".
  public var cost: Money

  /// Creates one whose fields are all absent.
  public init() {
    part = Identifier()
    status = DamageStatus()
    cost = Money()
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct PriceLineItem: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PriceLineItem" }
  /// Labelled "part".
  public var part: Identifier
  /// Labelled "quantity approved".
  public var quantityApproved: UInt32?
  /// What whoever looked at it holds right: what a decision starts from.
  public var adjusted: Money?
  /// What the contract values the approved price at.
  public var valuated: Money?
  /// What is to be paid of it in the end.
  public var remunerated: Money?
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    part = Identifier()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct PartAdded: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PartAdded" }
  /// Labelled "part".
  public var part: Part

  /// Creates one whose fields are all absent.
  public init() {
    part = Part()
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct PartUpdated: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PartUpdated" }
  /// Labelled "part".
  public var part: Part

  /// Creates one whose fields are all absent.
  public init() {
    part = Part()
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct PartRemoved: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PartRemoved" }
  /// Labelled "part".
  public var part: Identifier
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    part = Identifier()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct UploadRecorded: Message, CustomStringConvertible {
  public static var messageName: StaticString { "UploadRecorded" }
  /// Labelled "part".
  public var part: Identifier
  /// Labelled "status".
  public var status: UploadStatus
  /// Labelled "place".
  public var location: String

  /// Creates one whose fields are all absent.
  public init() {
    part = Identifier()
    status = UploadStatus()
    location = ""
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct DamageAssessed: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DamageAssessed" }
  /// Labelled "part".
  public var part: Identifier
  /// Labelled "status".
  public var status: DamageStatus
  /// Labelled "cost".
  public var cost: Money

  /// Creates one whose fields are all absent.
  public init() {
    part = Identifier()
    status = DamageStatus()
    cost = Money()
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct DamageAnalysed: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DamageAnalysed" }
  /// Labelled "photo".
  public var photo: Identifier
  /// Labelled "model".
  public var model: String
  /// Labelled "confidence, in thousandths".
  public var confidencePermille: UInt32
  /// Labelled "result".
  public var results: String
  /// Labelled "enhanced results".
  public var enhanced: String

  /// Creates one whose fields are all absent.
  public init() {
    photo = Identifier()
    model = ""
    confidencePermille = 0
    results = ""
    enhanced = ""
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct DocumentReferenced: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DocumentReferenced" }
  /// Labelled "document".
  public var document: Identifier

  /// Creates one whose fields are all absent.
  public init() {
    document = Identifier()
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct DocumentUnreferenced: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DocumentUnreferenced" }
  /// Labelled "document".
  public var document: Identifier

  /// Creates one whose fields are all absent.
  public init() {
    document = Identifier()
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct LineItemPriced: Message, CustomStringConvertible {
  public static var messageName: StaticString { "LineItemPriced" }
  /// Labelled "part".
  public var part: Identifier
  /// Labelled "quantity approved".
  public var quantityApproved: UInt32?
  /// Labelled "adjusted".
  public var adjusted: Money?
  /// Labelled "valuated".
  public var valuated: Money?
  /// Labelled "to be paid".
  public var remunerated: Money?
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    part = Identifier()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
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
  /// Not said.
  case unspecified = 0
  /// Labelled "Proposed".
  case proposed = 1
  /// Labelled "Assessed".
  case assessed = 2
  /// Labelled "Agreed".
  case agreed = 3
  /// Labelled "Disputed".
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
  /// Not said.
  case unspecified = 0
  /// Labelled "Minor".
  case minor = 1
  /// Labelled "Moderate".
  case moderate = 2
  /// Labelled "Severe".
  case severe = 3
  /// Labelled "Total loss".
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
  /// Not said.
  case unspecified = 0
  /// Labelled "Distance".
  case distance = 1
  /// Labelled "Area".
  case area = 2
  /// Labelled "Volume".
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
  /// Not said.
  case unspecified = 0
  /// Labelled "Millimetres".
  case millimetre = 1
  /// Labelled "Square millimetres".
  case squareMillimetre = 2
  /// Labelled "Cubic millimetres".
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
  /// Not said.
  case unspecified = 0
  /// Labelled "High".
  case high = 1
  /// Labelled "Medium".
  case medium = 2
  /// Labelled "Low".
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
  /// Not said.
  case unspecified = 0
  /// Labelled "Asked".
  case asked = 1
  /// Labelled "Passed".
  case passed = 2
  /// Labelled "Rejected".
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
public struct DamageItem: Message, CustomDebugStringConvertible {
  public static var messageName: StaticString { "DamageItem" }
  /// Labelled "category".
  public var category: String
  /// Labelled "description".
  public var description: String
  /// Labelled "severity".
  public var severity: DamageSeverity
  /// Labelled "cost".
  public var cost: Money
  /// Labelled "status".
  public var status: DamageStatus
  /// Labelled "photos".
  public var photos: [Identifier]
  /// Labelled "measurements".
  public var measurements: [Identifier]

  /// Creates one whose fields are all absent.
  public init() {
    category = ""
    description = ""
    severity = DamageSeverity()
    cost = Money()
    status = DamageStatus()
    photos = []
    measurements = []
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct MeasuredPoint: Message, CustomStringConvertible {
  public static var messageName: StaticString { "MeasuredPoint" }
  /// Labelled "x".
  public var x: Int64
  /// Labelled "y".
  public var y: Int64
  /// Labelled "z".
  public var z: Int64

  /// Creates one whose fields are all absent.
  public init() {
    x = 0
    y = 0
    z = 0
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct Measurement: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Measurement" }
  /// Labelled "kind".
  public var kind: MeasurementKind
  /// Labelled "value".
  public var value: UInt64
  /// Labelled "unit".
  public var unit: MeasurementUnit
  /// Labelled "accuracy".
  public var accuracy: MeasurementAccuracy
  /// Labelled "point".
  public var points: [MeasuredPoint]
  /// Labelled "session".
  public var session: String
  /// Labelled "supersedes".
  public var supersedes: Identifier?

  /// Creates one whose fields are all absent.
  public init() {
    kind = MeasurementKind()
    value = 0
    unit = MeasurementUnit()
    accuracy = MeasurementAccuracy()
    points = []
    session = ""
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct LineItem: Message, CustomStringConvertible {
  public static var messageName: StaticString { "LineItem" }
  /// Labelled "code".
  public var code: String
  /// Labelled "quantity".
  public var quantity: UInt32
  /// Labelled "quantity approved".
  public var quantityApproved: UInt32
  /// Labelled "asked".
  public var asked: Money
  /// Labelled "adjusted".
  public var adjusted: Money?
  /// Labelled "approved".
  public var approved: Money?
  /// Labelled "valuated".
  public var valuated: Money?
  /// Labelled "to be paid".
  public var remunerated: Money?
  /// Labelled "status".
  public var status: LineItemStatus
  /// Labelled "reason".
  public var reason: String
  /// Whose sub-limit of the policy holds for it.
  public var category: String

  /// Creates one whose fields are all absent.
  public init() {
    code = ""
    quantity = 0
    quantityApproved = 0
    asked = Money()
    status = LineItemStatus()
    reason = ""
    category = ""
  }
  /// Creates one of these fields; those that are left out are absent.
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
  /// Not said.
  case unspecified = 0
  /// Labelled "Waiting".
  case staged = 1
  /// Labelled "Uploading".
  case uploading = 2
  /// Labelled "Stored".
  case stored = 3
  /// Labelled "Failed".
  case failed = 4
  /// Labelled "Quarantined".
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
public struct Attachment: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Attachment" }
  /// Labelled "name".
  public var name: String
  /// Labelled "file type".
  public var mime: String
  /// Labelled "bytes".
  public var bytes: UInt64
  /// 32 bytes.
  public var sha256: [UInt8]
  /// Labelled "status".
  public var status: UploadStatus
  /// Where it is stored: a key or a URL.
  public var location: String

  /// Creates one whose fields are all absent.
  public init() {
    name = ""
    mime = ""
    bytes = 0
    sha256 = []
    status = UploadStatus()
    location = ""
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct Photo: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Photo" }
  /// Labelled "taken at".
  public var capturedAt: Instant?
  /// Labelled "latitude, in microdegrees".
  public var latitudeMicrodegrees: Int64?
  /// Labelled "longitude, in microdegrees".
  public var longitudeMicrodegrees: Int64?
  /// Labelled "device".
  public var device: String
  /// The photo that this one draws on; the original stays.
  public var annotates: Identifier?
  /// Labelled "analysis".
  public var analyses: [Analysis]
  /// Those that were taken on it.
  public var measurements: [Identifier]
  /// What else the device said of it: at most 32, each name once.
  public var metadata: [PhotoProperty]

  /// Creates one whose fields are all absent.
  public init() {
    device = ""
    analyses = []
    measurements = []
    metadata = []
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct PhotoProperty: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PhotoProperty" }
  /// Labelled "name".
  public var name: String
  /// Labelled "value".
  public var value: String

  /// Creates one whose fields are all absent.
  public init() {
    name = ""
    value = ""
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct Analysis: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Analysis" }
  /// Labelled "model".
  public var model: String
  /// Labelled "confidence, in thousandths".
  public var confidencePermille: UInt32
  /// What the device saw.
  public var results: String
  /// What a larger model made of it later.
  public var enhanced: String

  /// Creates one whose fields are all absent.
  public init() {
    model = ""
    confidencePermille = 0
    results = ""
    enhanced = ""
  }
  /// Creates one of these fields; those that are left out are absent.
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

