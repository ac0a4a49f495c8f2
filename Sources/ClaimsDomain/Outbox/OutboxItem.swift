import EventSourcing

extension OutboxItem {
  /// The id of its command, which is also that of its stream.
  public var id: Identifier { command.id }

  /// The stream that the command goes to on the other side.
  public var stream: StreamID { command.target }

  /// Whether it still waits to be sent, or to be answered.
  public var isUnderWay: Bool {
    switch status {
    case .queued, .sending, .retry: true
    case .none, .acknowledged, .refused, .parked, .conflict, .dropped: false
    }
  }

  /// Whether it waits for a person to decide what becomes of it.
  public var needsAttention: Bool {
    switch status {
    case .refused, .parked, .conflict: true
    case .none, .queued, .sending, .retry, .acknowledged, .dropped: false
    }
  }

  /// Whether nothing more becomes of it.
  public var isSettled: Bool { status == .acknowledged || status == .dropped }
}
