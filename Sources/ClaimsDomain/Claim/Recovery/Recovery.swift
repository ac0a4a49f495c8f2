import EventSourcing

/// Whether money is claimed back from somebody. The numbers are stored.
///
/// Source: Specs/Lifecycles/Recovery.md.
public enum RecoveryStatus: UInt32, CodedEnum {
  case none = 0
  case open = 1
  case closed = 2

  public init() { self = .none }
  public static var schemaName: StaticString { "RecoveryStatus" }

  public var name: StaticString {
    switch self {
    case .none: "none"
    case .open: "open"
    case .closed: "closed"
    }
  }
}

/// K41. Claims money back from whoever is liable.
public struct OpenSubrogation: Message {
  public static var messageName: StaticString { "OpenSubrogation" }
  public var against = ""

  public init() {}
  public init(against: String = "") {
    self.against = against
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "against", &against)
  }
}

/// K41a. Money came back.
public struct RecordRecovery: Message {
  public static var messageName: StaticString { "RecordRecovery" }
  public var amount = Money()
  public var source = ""

  public init() {}
  public init(amount: Money = Money(), source: String = "") {
    self.amount = amount
    self.source = source
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "amount", &amount)
    try fields.field(2, "source", &source)
  }
}

/// K41b.
public struct CloseSubrogation: Message {
  public static var messageName: StaticString { "CloseSubrogation" }
  public var result = ""

  public init() {}
  public init(result: String = "") {
    self.result = result
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "result", &result)
  }
}

/// From K41.
public struct SubrogationOpened: Message {
  public static var messageName: StaticString { "SubrogationOpened" }
  public var against = ""

  public init() {}
  public init(against: String = "") {
    self.against = against
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "against", &against)
  }
}

/// From K41a.
public struct RecoveryRecorded: Message {
  public static var messageName: StaticString { "RecoveryRecorded" }
  public var amount = Money()
  public var source = ""

  public init() {}
  public init(amount: Money = Money(), source: String = "") {
    self.amount = amount
    self.source = source
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "amount", &amount)
    try fields.field(2, "source", &source)
  }
}

/// From K41b.
public struct SubrogationClosed: Message {
  public static var messageName: StaticString { "SubrogationClosed" }
  public var result = ""

  public init() {}
  public init(result: String = "") {
    self.result = result
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "result", &result)
  }
}
