import EventSourcing

// What a loss consists of: damage, measured and priced.

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
  public var category = ""
  public var description = ""
  public var severity = DamageSeverity.unspecified
  public var cost = Money()
  public var status = DamageStatus.unspecified
  public var photos: [Identifier] = []
  public var measurements: [Identifier] = []

  public init() {}
  public init(
    category: String = "", description: String = "", severity: DamageSeverity = .unspecified,
    cost: Money = Money(), status: DamageStatus = .unspecified, photos: [Identifier] = [],
    measurements: [Identifier] = []
  ) {
    self.category = category
    self.description = description
    self.severity = severity
    self.cost = cost
    self.status = status
    self.photos = photos
    self.measurements = measurements
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "category", &category)
    try fields.field(2, "description", &description)
    try fields.field(3, "severity", &severity)
    try fields.field(4, "cost", &cost)
    try fields.field(5, "status", &status)
    try fields.field(6, "photos", &photos)
    try fields.field(7, "measurements", &measurements)
  }
}

/// A point in space, in millimetres.
public struct MeasuredPoint: Message {
  public static var messageName: StaticString { "MeasuredPoint" }
  public var x: Int64 = 0
  public var y: Int64 = 0
  public var z: Int64 = 0

  public init() {}
  public init(x: Int64 = 0, y: Int64 = 0, z: Int64 = 0) {
    self.x = x
    self.y = y
    self.z = z
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "x", &x)
    try fields.field(2, "y", &y)
    try fields.field(3, "z", &z)
  }
}

/// A length, an area or a volume, as a device measured it. Corrected by a new one.
public struct Measurement: Message {
  public static var messageName: StaticString { "Measurement" }
  public var kind = MeasurementKind.unspecified
  public var value: UInt64 = 0
  public var unit = MeasurementUnit.unspecified
  public var accuracy = MeasurementAccuracy.unspecified
  public var points: [MeasuredPoint] = []
  public var session = ""
  public var supersedes: Identifier?

  public init() {}
  public init(
    kind: MeasurementKind = .unspecified, value: UInt64 = 0, unit: MeasurementUnit = .unspecified,
    accuracy: MeasurementAccuracy = .unspecified, points: [MeasuredPoint] = [],
    session: String = "", supersedes: Identifier? = nil
  ) {
    self.kind = kind
    self.value = value
    self.unit = unit
    self.accuracy = accuracy
    self.points = points
    self.session = session
    self.supersedes = supersedes
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "kind", &kind)
    try fields.field(2, "value", &value)
    try fields.field(3, "unit", &unit)
    try fields.field(4, "accuracy", &accuracy)
    try fields.field(5, "points", &points)
    try fields.field(6, "session", &session)
    try fields.field(7, "supersedes", &supersedes)
  }
}

/// One service or thing that is claimed, with its price at every stage.
public struct LineItem: Message {
  public static var messageName: StaticString { "LineItem" }
  public var code = ""
  public var quantity: UInt32 = 0
  public var quantityApproved: UInt32 = 0
  public var asked = Money()
  public var adjusted: Money?
  public var approved: Money?
  public var valuated: Money?
  public var remunerated: Money?
  public var status = LineItemStatus.unspecified
  public var reason = ""

  public init() {}
  public init(
    code: String = "", quantity: UInt32 = 0, quantityApproved: UInt32 = 0, asked: Money = Money(),
    adjusted: Money? = nil, approved: Money? = nil, valuated: Money? = nil,
    remunerated: Money? = nil, status: LineItemStatus = .unspecified, reason: String = ""
  ) {
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
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "code", &code)
    try fields.field(2, "quantity", &quantity)
    try fields.field(3, "quantityApproved", &quantityApproved)
    try fields.field(4, "asked", &asked)
    try fields.field(5, "adjusted", &adjusted)
    try fields.field(6, "approved", &approved)
    try fields.field(7, "valuated", &valuated)
    try fields.field(8, "remunerated", &remunerated)
    try fields.field(9, "status", &status)
    try fields.field(10, "reason", &reason)
  }
}
