import EventSourcing

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
