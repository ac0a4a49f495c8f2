import EventSourcing

// Telling an authority: the commands and the events of rows R10 and R16.

/// R10. Says that the authority was told; the letter itself is the application's.
public struct SendAuthorityNotice: Message {
  public static var messageName: StaticString { "SendAuthorityNotice" }
  public var stage = NoticeStage.unspecified
  /// Under which the authority filed it.
  public var reference = ""

  public init() {}
  public init(stage: NoticeStage = .unspecified, reference: String = "") {
    self.stage = stage
    self.reference = reference
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "stage", &stage)
    try fields.field(2, "reference", &reference)
  }
}

/// R16. Says that a deadline passed.
public struct FlagMissedNotice: Message {
  public static var messageName: StaticString { "FlagMissedNotice" }
  public var stage = NoticeStage.unspecified

  public init() {}
  public init(stage: NoticeStage = .unspecified) {
    self.stage = stage
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "stage", &stage)
  }
}

/// From R10.
public struct AuthorityNoticeSent: Message {
  public static var messageName: StaticString { "AuthorityNoticeSent" }
  public var notice = AuthorityNotice()

  public init() {}
  public init(notice: AuthorityNotice = AuthorityNotice()) {
    self.notice = notice
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "notice", &notice)
  }
}

/// From R16.
public struct AuthorityNoticeMissed: Message {
  public static var messageName: StaticString { "AuthorityNoticeMissed" }
  public var stage = NoticeStage.unspecified
  public var due = Instant()
  public var at = Instant()

  public init() {}
  public init(stage: NoticeStage = .unspecified, due: Instant = Instant(), at: Instant = Instant())
  {
    self.stage = stage
    self.due = due
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "stage", &stage)
    try fields.field(2, "due", &due)
    try fields.field(3, "at", &at)
  }
}
