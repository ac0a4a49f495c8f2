import EventSourcing

/// What a claim asks for.
public enum ClaimUse: UInt32, CodedEnum {
  case unspecified = 0
  case claim = 1
  case preauthorisation = 2
  case predetermination = 3

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "ClaimUse" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .claim: "claim"
    case .preauthorisation: "preauthorisation"
    case .predetermination: "predetermination"
    }
  }
}

/// What somebody is to a claim.
public enum PartyRole: UInt32, CodedEnum {
  case unspecified = 0
  case claimant = 1
  case insured = 2
  case payee = 3
  case otherParty = 4
  case witness = 5
  case counsel = 6
  case provider = 7
  case insurer = 8

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "PartyRole" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .claimant: "claimant"
    case .insured: "insured"
    case .payee: "payee"
    case .otherParty: "otherParty"
    case .witness: "witness"
    case .counsel: "counsel"
    case .provider: "provider"
    case .insurer: "insurer"
    }
  }
}

/// Somebody whom a claim concerns.
public struct Party: Message {
  public static var messageName: StaticString { "Party" }
  public var role = PartyRole.unspecified
  public var name = ""
  /// Where the party acts in this log.
  public var actor = ActorID()

  public init() {}
  public init(role: PartyRole = .unspecified, name: String = "", actor: ActorID = ActorID()) {
    self.role = role
    self.name = name
    self.actor = actor
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "role", &role)
    try fields.field(2, "name", &name)
    try fields.field(3, "actor", &actor)
  }
}

/// The cover that a claim rests on, as it stood when the claim was made.
public struct Policy: Message {
  public static var messageName: StaticString { "Policy" }
  public var reference = ""
  /// The first day of cover.
  public var from: LocalDate?
  /// The last day of cover.
  public var until: LocalDate?
  /// At most so much is paid in all, the deductible included.
  public var limit: Money?
  public var deductible: Money?

  public init() {}
  public init(
    reference: String = "", from: LocalDate? = nil, until: LocalDate? = nil, limit: Money? = nil,
    deductible: Money? = nil
  ) {
    self.reference = reference
    self.from = from
    self.until = until
    self.limit = limit
    self.deductible = deductible
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reference", &reference)
    try fields.field(2, "from", &from)
    try fields.field(3, "until", &until)
    try fields.field(4, "limit", &limit)
    try fields.field(5, "deductible", &deductible)
  }
}

/// What is known of a loss. In a change, what is absent or empty stays as it is.
public struct ClaimDetails: Message {
  public static var messageName: StaticString { "ClaimDetails" }
  public var title: String?
  public var claimed: Money?
  public var lossDate: LocalDate?
  public var cause: String?
  public var location: String?
  public var reportedDate: LocalDate?
  public var serviceFrom: LocalDate?
  public var serviceTo: LocalDate?
  public var policy: Policy?
  public var property: Identifier?
  public var use: ClaimUse?
  /// At most five codes; given, they take the place of those before.
  public var diagnoses: [String] = []
  /// Given, they take the place of those before.
  public var parties: [Party] = []

  public init() {}
  public init(
    title: String? = nil, claimed: Money? = nil, lossDate: LocalDate? = nil, cause: String? = nil,
    location: String? = nil, reportedDate: LocalDate? = nil, serviceFrom: LocalDate? = nil,
    serviceTo: LocalDate? = nil, policy: Policy? = nil, property: Identifier? = nil,
    use: ClaimUse? = nil, diagnoses: [String] = [], parties: [Party] = []
  ) {
    self.title = title
    self.claimed = claimed
    self.lossDate = lossDate
    self.cause = cause
    self.location = location
    self.reportedDate = reportedDate
    self.serviceFrom = serviceFrom
    self.serviceTo = serviceTo
    self.policy = policy
    self.property = property
    self.use = use
    self.diagnoses = diagnoses
    self.parties = parties
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "title", &title)
    try fields.field(2, "claimed", &claimed)
    try fields.field(3, "lossDate", &lossDate)
    try fields.field(4, "cause", &cause)
    try fields.field(5, "location", &location)
    try fields.field(6, "reportedDate", &reportedDate)
    try fields.field(7, "serviceFrom", &serviceFrom)
    try fields.field(8, "serviceTo", &serviceTo)
    try fields.field(9, "policy", &policy)
    try fields.field(10, "property", &property)
    try fields.field(11, "use", &use)
    try fields.field(12, "diagnoses", &diagnoses)
    try fields.field(13, "parties", &parties)
  }
}
