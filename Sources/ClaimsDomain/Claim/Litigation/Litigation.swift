import EventSourcing

/// Whether a court is asked. The numbers are stored.
///
/// Source: Specs/Lifecycles/Litigation.md.
public enum LitigationStatus: UInt32, CodedEnum {
  case none = 0
  case open = 1
  case closed = 2

  public init() { self = .none }
  public static var schemaName: StaticString { "LitigationStatus" }

  public var name: StaticString {
    switch self {
    case .none: "none"
    case .open: "open"
    case .closed: "closed"
    }
  }
}

/// K42.
public struct OpenLitigation: Message {
  public static var messageName: StaticString { "OpenLitigation" }
  public var counsel = ""
  public var court = ""
  public var reference = ""

  public init() {}
  public init(counsel: String = "", court: String = "", reference: String = "") {
    self.counsel = counsel
    self.court = court
    self.reference = reference
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "counsel", &counsel)
    try fields.field(2, "court", &court)
    try fields.field(3, "reference", &reference)
  }
}

/// K42a.
public struct CloseLitigation: Message {
  public static var messageName: StaticString { "CloseLitigation" }
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

/// From K42.
public struct LitigationOpened: Message {
  public static var messageName: StaticString { "LitigationOpened" }
  public var counsel = ""
  public var court = ""
  public var reference = ""

  public init() {}
  public init(counsel: String = "", court: String = "", reference: String = "") {
    self.counsel = counsel
    self.court = court
    self.reference = reference
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "counsel", &counsel)
    try fields.field(2, "court", &court)
    try fields.field(3, "reference", &reference)
  }
}

/// From K42a.
public struct LitigationClosed: Message {
  public static var messageName: StaticString { "LitigationClosed" }
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
