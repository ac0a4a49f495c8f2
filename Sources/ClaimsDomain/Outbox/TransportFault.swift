import EventSourcing

extension TransportFault {
  /// Creates a fault; the detail is for people and may be empty.
  public init(_ kind: TransportFaultKind, _ detail: String = "") {
    self.kind = kind
    self.detail = detail
  }
}

extension TransportFaultKind {
  /// Whether the command may have been carried out nevertheless.
  public var leavesUnanswered: Bool {
    switch self {
    case .timeout, .cancelled, .interrupted: true
    case .unspecified, .unreachable, .authenticationRequired, .refused: false
    }
  }

  /// Whether it counts as one of the command's attempts. A sender who must sign in first, or who
  /// cancels, has not tried.
  public var counts: Bool { self != .authenticationRequired && self != .cancelled }
}
