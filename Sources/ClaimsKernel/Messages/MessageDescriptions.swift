import EventSourcing

// What `print` shows of commands and events of every aggregate.

extension DomainCommand: CustomStringConvertible {
  /// What it asks for: `OpenDraft(type: auto)`.
  public var description: String { payload.description }
}

extension DomainEvent: CustomStringConvertible {
  /// What it says: `ClaimDrafted(type: auto)`.
  public var description: String { payload.description }
}

extension DomainEventKind: CustomStringConvertible {
  /// The event's name.
  public var description: String { name.description }
}
