import EventSourcing

/// What is known of an accident. In a change, what is absent or empty stays as it is.
public struct AccidentDetails: Message {
  public static var messageName: StaticString { "AccidentDetails" }
  public var occurredAt: Instant?
  /// Given, it takes the place of the one before.
  public var place: AccidentPlace?
  public var description: String?
  /// Given, they take the place of those before; so it is with the other lists.
  public var otherParties: [OtherParty] = []
  public var witnesses: [Witness] = []
  public var police: PoliceReport?
  public var injuries: [Injury] = []
  public var vehicles: [AccidentVehicle] = []
  public var passengers: [Passenger] = []
  public var notes: String?
  /// The version of the text that the reporter agreed to.
  public var consent: String?

  public init() {}
  public init(
    occurredAt: Instant? = nil, place: AccidentPlace? = nil, description: String? = nil,
    otherParties: [OtherParty] = [], witnesses: [Witness] = [], police: PoliceReport? = nil,
    injuries: [Injury] = [], vehicles: [AccidentVehicle] = [], passengers: [Passenger] = [],
    notes: String? = nil, consent: String? = nil
  ) {
    self.occurredAt = occurredAt
    self.place = place
    self.description = description
    self.otherParties = otherParties
    self.witnesses = witnesses
    self.police = police
    self.injuries = injuries
    self.vehicles = vehicles
    self.passengers = passengers
    self.notes = notes
    self.consent = consent
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "occurredAt", &occurredAt)
    try fields.field(2, "place", &place)
    try fields.field(3, "description", &description)
    try fields.field(4, "otherParties", &otherParties)
    try fields.field(5, "witnesses", &witnesses)
    try fields.field(6, "police", &police)
    try fields.field(7, "injuries", &injuries)
    try fields.field(8, "vehicles", &vehicles)
    try fields.field(9, "passengers", &passengers)
    try fields.field(10, "notes", &notes)
    try fields.field(11, "consent", &consent)
  }
}
