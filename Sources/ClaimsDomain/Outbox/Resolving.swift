import EventSourcing

// What becomes of conflicts: the commands and events of Y07 and Y08.

/// Y07. A refusal that says `revisionConflict`.
public struct ReportConflict: Message {
  public static var messageName: StaticString { "ReportConflict" }
  public var reasons: [Reason] = []

  public init() {}
  public init(
    reasons: [Reason] = []
  ) {
    self.reasons = reasons
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reasons", &reasons)
  }
}

/// Y08.
public struct ResolveConflict: Message {
  public static var messageName: StaticString { "ResolveConflict" }
  public var policy = ConflictPolicy()
  /// When the other side's stream last changed: `keepNewest` compares.
  public var remoteChanged: Instant?

  public init() {}
  public init(
    policy: ConflictPolicy = ConflictPolicy(), remoteChanged: Instant? = nil
  ) {
    self.policy = policy
    self.remoteChanged = remoteChanged
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "policy", &policy)
    try fields.field(2, "remoteChanged", &remoteChanged)
  }
}

/// From Y07.
public struct ConflictDetected: Message {
  public static var messageName: StaticString { "ConflictDetected" }
  public var reasons: [Reason] = []
  /// Where the stream stands on the other side, as far as it said.
  public var remoteRevision: UInt64?
  public var at = Instant()

  public init() {}
  public init(
    reasons: [Reason] = [], remoteRevision: UInt64? = nil, at: Instant = Instant()
  ) {
    self.reasons = reasons
    self.remoteRevision = remoteRevision
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reasons", &reasons)
    try fields.field(2, "remoteRevision", &remoteRevision)
    try fields.field(3, "at", &at)
  }
}

/// From Y08.
public struct ConflictResolved: Message {
  public static var messageName: StaticString { "ConflictResolved" }
  public var policy = ConflictPolicy()
  /// Whether the command goes on; it is dropped otherwise.
  public var isKept = false
  /// What the command expects from now on; absent for whatever it is.
  public var expectedRevision: UInt64?
  public var at = Instant()

  public init() {}
  public init(
    policy: ConflictPolicy = ConflictPolicy(), isKept: Bool = false,
    expectedRevision: UInt64? = nil, at: Instant = Instant()
  ) {
    self.policy = policy
    self.isKept = isKept
    self.expectedRevision = expectedRevision
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "policy", &policy)
    try fields.field(2, "isKept", &isKept)
    try fields.field(3, "expectedRevision", &expectedRevision)
    try fields.field(4, "at", &at)
  }
}
