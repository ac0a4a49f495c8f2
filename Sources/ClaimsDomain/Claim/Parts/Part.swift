import EventSourcing

/// Something that belongs to a claim: exactly one of the four kinds.
public struct Part: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Part" }
  /// Chosen by the sender; new within the claim.
  public var id = Identifier()
  /// A file, of which the claim has the hash and not the bytes; nil if it is another kind of part.
  public var attachment: Attachment?
  /// Only beside an attachment.
  public var photo: Photo?
  /// Who added it and when; the log's word, whatever the sender says.
  public var addedBy = ActorID()
  /// When it was added; nil in events of decider version 1.
  public var addedAt: Instant?
  // Ten thousand photos have none of these: a word each.
  private var damageBox = Boxed<DamageItem>.nothing
  private var measurementBox = Boxed<Measurement>.nothing
  private var lineItemBox = Boxed<LineItem>.nothing

  public init() {}
  /// Creates a part; give exactly one of `attachment`, `damage`, `measurement` and `lineItem`.
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

  /// Something that is damaged; nil if it is another kind of part.
  public var damage: DamageItem? {
    get { damageBox.value }
    set { damageBox = Boxed(newValue) }
  }

  /// Something that was measured; nil if it is another kind of part.
  public var measurement: Measurement? {
    get { measurementBox.value }
    set { measurementBox = Boxed(newValue) }
  }

  /// A service or thing that is claimed; nil if it is another kind of part.
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
