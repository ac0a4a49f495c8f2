import EventSourcing

extension TransportFault {
  public init(_ kind: TransportFaultKind, _ detail: String = "") {
    self.kind = kind
    self.detail = detail
  }
}

extension TransportFaultKind {
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
