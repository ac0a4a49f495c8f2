import EventSourcing

/// Where an item of the outbox stands. The numbers are stored.
///
/// Source: Specs/Lifecycles/Outbox.md, "Statuses".
public enum OutboxStatus: UInt32, CodedEnum {
  case none = 0
  case queued = 1
  case sending = 2
  case retry = 3
  case acknowledged = 4
  case refused = 5
  case parked = 6
  case conflict = 7
  case dropped = 8

  public init() { self = .none }
  public static var schemaName: StaticString { "OutboxStatus" }

  public var name: StaticString {
    switch self {
    case .none: "none"
    case .queued: "queued"
    case .sending: "sending"
    case .retry: "retry"
    case .acknowledged: "acknowledged"
    case .refused: "refused"
    case .parked: "parked"
    case .conflict: "conflict"
    case .dropped: "dropped"
    }
  }
}

/// What becomes of a command whose stream has changed on the other side. The numbers are stored.
///
/// Source: Specs/Lifecycles/Outbox.md, "Conflicts".
public enum ConflictPolicy: UInt32, CodedEnum {
  case unspecified = 0
  /// Decided again upon the revision at which the other side stands.
  case rebase = 1
  /// Dropped.
  case keepRemote = 2
  /// Decided again upon whatever the other side has.
  case keepLocal = 3
  /// As `keepLocal` where it was queued after the other side's change, else as `keepRemote`. Loses
  /// one side's work, and is off unless it is asked for.
  case keepNewest = 4

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "ConflictPolicy" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .rebase: "rebase"
    case .keepRemote: "keepRemote"
    case .keepLocal: "keepLocal"
    case .keepNewest: "keepNewest"
    }
  }
}
