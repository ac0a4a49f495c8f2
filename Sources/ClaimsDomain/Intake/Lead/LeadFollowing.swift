import EventSourcing

// Reaching the person and judging the matter: the commands and events of rows L04 to L06.

/// L04.
public struct RecordContact: Message {
  public static var messageName: StaticString { "RecordContact" }
  /// Of the catalog of contact channels.
  public var channel = ""
  public var result = ContactResult.unspecified
  /// What was said, or how it was tried.
  public var text = ""

  public init() {}
  public init(
    channel: String = "", result: ContactResult = .unspecified, text: String = ""
  ) {
    self.channel = channel
    self.result = result
    self.text = text
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "channel", &channel)
    try fields.field(2, "result", &result)
    try fields.field(3, "text", &text)
  }
}

/// L05.
public struct QualifyLead: Message {
  public static var messageName: StaticString { "QualifyLead" }
  public var conflictCheck = ConflictCheck.unspecified
  /// The last day on which the matter can be brought; without it, the rules count from the day of
  /// the incident.
  public var limitationEnds: LocalDate?
  public var text = ""

  public init() {}
  public init(
    conflictCheck: ConflictCheck = .unspecified, limitationEnds: LocalDate? = nil, text: String = ""
  ) {
    self.conflictCheck = conflictCheck
    self.limitationEnds = limitationEnds
    self.text = text
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "conflictCheck", &conflictCheck)
    try fields.field(2, "limitationEnds", &limitationEnds)
    try fields.field(3, "text", &text)
  }
}

/// L06.
public struct DisqualifyLead: Message {
  public static var messageName: StaticString { "DisqualifyLead" }
  public var reason = DisqualificationReason.unspecified
  /// Needed where the reason is another one.
  public var text = ""

  public init() {}
  public init(
    reason: DisqualificationReason = .unspecified, text: String = ""
  ) {
    self.reason = reason
    self.text = text
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reason", &reason)
    try fields.field(2, "text", &text)
  }
}

/// From L04, where nobody was reached.
public struct ContactAttempted: Message {
  public static var messageName: StaticString { "ContactAttempted" }
  public var channel = ""
  public var result = ContactResult.unspecified
  public var text = ""
  public var by = ActorID()
  public var at = Instant()

  public init() {}
  public init(
    channel: String = "", result: ContactResult = .unspecified, text: String = "",
    by: ActorID = ActorID(), at: Instant = Instant()
  ) {
    self.channel = channel
    self.result = result
    self.text = text
    self.by = by
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "channel", &channel)
    try fields.field(2, "result", &result)
    try fields.field(3, "text", &text)
    try fields.field(4, "by", &by)
    try fields.field(5, "at", &at)
  }
}

/// From L04, where somebody was reached.
public struct LeadContacted: Message {
  public static var messageName: StaticString { "LeadContacted" }
  public var channel = ""
  public var text = ""
  public var by = ActorID()
  public var at = Instant()

  public init() {}
  public init(
    channel: String = "", text: String = "", by: ActorID = ActorID(), at: Instant = Instant()
  ) {
    self.channel = channel
    self.text = text
    self.by = by
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "channel", &channel)
    try fields.field(2, "text", &text)
    try fields.field(3, "by", &by)
    try fields.field(4, "at", &at)
  }
}

/// From L05.
public struct LeadQualified: Message {
  public static var messageName: StaticString { "LeadQualified" }
  public var limitationEnds = LocalDate()
  public var text = ""
  public var by = ActorID()
  public var at = Instant()

  public init() {}
  public init(
    limitationEnds: LocalDate = LocalDate(), text: String = "", by: ActorID = ActorID(),
    at: Instant = Instant()
  ) {
    self.limitationEnds = limitationEnds
    self.text = text
    self.by = by
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "limitationEnds", &limitationEnds)
    try fields.field(2, "text", &text)
    try fields.field(3, "by", &by)
    try fields.field(4, "at", &at)
  }
}

/// From L06.
public struct LeadDisqualified: Message {
  public static var messageName: StaticString { "LeadDisqualified" }
  public var reason = DisqualificationReason.unspecified
  public var text = ""
  public var by = ActorID()
  public var at = Instant()

  public init() {}
  public init(
    reason: DisqualificationReason = .unspecified, text: String = "", by: ActorID = ActorID(),
    at: Instant = Instant()
  ) {
    self.reason = reason
    self.text = text
    self.by = by
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reason", &reason)
    try fields.field(2, "text", &text)
    try fields.field(3, "by", &by)
    try fields.field(4, "at", &at)
  }
}
