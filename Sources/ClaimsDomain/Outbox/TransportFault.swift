import EventSourcing

/// Why a request brought no answer.
///
/// Source: Specs/Lifecycles/Outbox.md, "Faults".
public struct TransportFault: Message, Error {
  public static var messageName: StaticString { "TransportFault" }
  public var kind = TransportFaultKind.unspecified
  /// What the system or the other side said: for people.
  public var detail = ""

  public init() {}
  public init(_ kind: TransportFaultKind, _ detail: String = "") {
    self.kind = kind
    self.detail = detail
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "kind", &kind)
    try fields.field(2, "detail", &detail)
  }
}

/// The ways in which a request can fail. The numbers are stored.
public enum TransportFaultKind: UInt32, CodedEnum {
  case unspecified = 0
  /// Nothing was sent: there is no way to the other side.
  case unreachable = 1
  /// No answer came: it may have been carried out.
  case timeout = 2
  /// The other side wants to know who asks, and carried out nothing.
  case authenticationRequired = 3
  /// The other side would not take the request, and carried out nothing.
  case refused = 4
  /// The sender was told to stop: it may have been carried out.
  case cancelled = 5
  /// The process ended while it waited: it may have been carried out.
  case interrupted = 6

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "TransportFaultKind" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .unreachable: "unreachable"
    case .timeout: "timeout"
    case .authenticationRequired: "authenticationRequired"
    case .refused: "refused"
    case .cancelled: "cancelled"
    case .interrupted: "interrupted"
    }
  }

  /// Whether the command may have been carried out all the same.
  public var leavesUnanswered: Bool {
    switch self {
    case .timeout, .cancelled, .interrupted: true
    case .unspecified, .unreachable, .authenticationRequired, .refused: false
    }
  }

  /// Whether it is one of the attempts that a command has. Somebody who must sign in first, and
  /// somebody who stops, have not tried.
  public var counts: Bool { self != .authenticationRequired && self != .cancelled }
}
