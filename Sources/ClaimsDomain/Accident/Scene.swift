import EventSourcing

// Who and what was there.

/// Where it happened: by coordinates, in words, or both.
public struct AccidentPlace: Message {
  public static var messageName: StaticString { "AccidentPlace" }
  public var latitudeMicrodegrees: Int64?
  public var longitudeMicrodegrees: Int64?
  public var road = ""
  public var city = ""
  public var state = ""
  public var zip = ""
  public var country = ""

  public init() {}
  public init(
    latitudeMicrodegrees: Int64? = nil, longitudeMicrodegrees: Int64? = nil, road: String = "",
    city: String = "", state: String = "", zip: String = "", country: String = ""
  ) {
    self.latitudeMicrodegrees = latitudeMicrodegrees
    self.longitudeMicrodegrees = longitudeMicrodegrees
    self.road = road
    self.city = city
    self.state = state
    self.zip = zip
    self.country = country
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "latitudeMicrodegrees", &latitudeMicrodegrees)
    try fields.field(2, "longitudeMicrodegrees", &longitudeMicrodegrees)
    try fields.field(3, "road", &road)
    try fields.field(4, "city", &city)
    try fields.field(5, "state", &state)
    try fields.field(6, "zip", &zip)
    try fields.field(7, "country", &country)
  }
}

/// Somebody else who was part of it.
public struct OtherParty: Message {
  public static var messageName: StaticString { "OtherParty" }
  public var name = ""
  public var insurer = ""
  public var policy = ""
  public var plate = ""

  public init() {}
  public init(
    name: String = "", insurer: String = "", policy: String = "", plate: String = ""
  ) {
    self.name = name
    self.insurer = insurer
    self.policy = policy
    self.plate = plate
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "name", &name)
    try fields.field(2, "insurer", &insurer)
    try fields.field(3, "policy", &policy)
    try fields.field(4, "plate", &plate)
  }
}

/// Somebody who saw it.
public struct Witness: Message {
  public static var messageName: StaticString { "Witness" }
  public var name = ""
  /// How to reach them.
  public var contact = ""
  public var statement = ""

  public init() {}
  public init(
    name: String = "", contact: String = "", statement: String = ""
  ) {
    self.name = name
    self.contact = contact
    self.statement = statement
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "name", &name)
    try fields.field(2, "contact", &contact)
    try fields.field(3, "statement", &statement)
  }
}

/// What the police have of it.
public struct PoliceReport: Message {
  public static var messageName: StaticString { "PoliceReport" }
  public var isFiled = false
  public var number = ""
  /// What the police gave for it.
  public var receipt = ""

  public init() {}
  public init(
    isFiled: Bool = false, number: String = "", receipt: String = ""
  ) {
    self.isFiled = isFiled
    self.number = number
    self.receipt = receipt
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "isFiled", &isFiled)
    try fields.field(2, "number", &number)
    try fields.field(3, "receipt", &receipt)
  }
}

/// Who was hurt, and how.
public struct Injury: Message {
  public static var messageName: StaticString { "Injury" }
  public var person = ""
  public var severity = InjurySeverity.unspecified
  public var description = ""

  public init() {}
  public init(
    person: String = "", severity: InjurySeverity = .unspecified, description: String = ""
  ) {
    self.person = person
    self.severity = severity
    self.description = description
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "person", &person)
    try fields.field(2, "severity", &severity)
    try fields.field(3, "description", &description)
  }
}

/// A vehicle that was part of it.
public struct AccidentVehicle: Message {
  public static var messageName: StaticString { "AccidentVehicle" }
  public var plate = ""
  public var make = ""
  public var model = ""
  public var driver = ""
  public var damage = ""

  public init() {}
  public init(
    plate: String = "", make: String = "", model: String = "", driver: String = "",
    damage: String = ""
  ) {
    self.plate = plate
    self.make = make
    self.model = model
    self.driver = driver
    self.damage = damage
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "plate", &plate)
    try fields.field(2, "make", &make)
    try fields.field(3, "model", &model)
    try fields.field(4, "driver", &driver)
    try fields.field(5, "damage", &damage)
  }
}

/// Somebody who sat in a vehicle and did not drive it.
public struct Passenger: Message {
  public static var messageName: StaticString { "Passenger" }
  public var name = ""
  public var contact = ""
  /// Of the vehicle in which they sat.
  public var plate = ""

  public init() {}
  public init(
    name: String = "", contact: String = "", plate: String = ""
  ) {
    self.name = name
    self.contact = contact
    self.plate = plate
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "name", &name)
    try fields.field(2, "contact", &contact)
    try fields.field(3, "plate", &plate)
  }
}
