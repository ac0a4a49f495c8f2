import EventSourcing

/// What is known of somebody who asks for advice. In a change, what is absent stays as it is, and
/// an empty text takes away what stood there.
public struct LeadDetails: Message {
  public static var messageName: StaticString { "LeadDetails" }
  public var name: String?
  public var email: String?
  /// With its country code where it is known.
  public var phone: String?
  /// Of the catalog of contact channels.
  public var preferredChannel: String?
  /// Of the catalog of practice areas.
  public var practiceArea: String?
  /// Of the catalog of incident types.
  public var incidentType: String?
  public var incidentDate: LocalDate?
  public var incidentPlace: String?
  /// What happened, in their words.
  public var description: String?
  public var notes: String?
  /// The version of the text that they agreed to.
  public var consent: String?
  /// The quiz that led here, completed.
  public var quiz: Identifier?
  /// Of the catalog of sources of leads.
  public var source: String?

  public init() {}
  public init(
    name: String? = nil, email: String? = nil, phone: String? = nil,
    preferredChannel: String? = nil, practiceArea: String? = nil, incidentType: String? = nil,
    incidentDate: LocalDate? = nil, incidentPlace: String? = nil, description: String? = nil,
    notes: String? = nil, consent: String? = nil, quiz: Identifier? = nil, source: String? = nil
  ) {
    self.name = name
    self.email = email
    self.phone = phone
    self.preferredChannel = preferredChannel
    self.practiceArea = practiceArea
    self.incidentType = incidentType
    self.incidentDate = incidentDate
    self.incidentPlace = incidentPlace
    self.description = description
    self.notes = notes
    self.consent = consent
    self.quiz = quiz
    self.source = source
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "name", &name)
    try fields.field(2, "email", &email)
    try fields.field(3, "phone", &phone)
    try fields.field(4, "preferredChannel", &preferredChannel)
    try fields.field(5, "practiceArea", &practiceArea)
    try fields.field(6, "incidentType", &incidentType)
    try fields.field(7, "incidentDate", &incidentDate)
    try fields.field(8, "incidentPlace", &incidentPlace)
    try fields.field(9, "description", &description)
    try fields.field(10, "notes", &notes)
    try fields.field(11, "consent", &consent)
    try fields.field(12, "quiz", &quiz)
    try fields.field(13, "source", &source)
  }
}
