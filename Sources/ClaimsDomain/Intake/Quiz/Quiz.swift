import EventSourcing

extension Quiz {
  /// Whether a result was reached.
  public var isComplete: Bool { status == .result }

  /// The options that stand selected, in the order of their questions.
  public var selectedOptions: [String] { history.map { $0.option } }

  /// The number of the question that is asked, from 1; of the last one, once the quiz is complete.
  public var step: Int { isComplete ? history.count : history.count + 1 }

  /// How far it has come, in thousandths: the answers given, of those on the longest way on from
  /// here. Never falls but by going back; 1000 with the result, and not before.
  public var progressPermille: UInt32 {
    let (given, left) = (UInt64(history.count), UInt64(remaining))
    guard status != .none, given + left > 0 else { return 0 }
    return UInt32(given * 1000 / (given + left))
  }

  /// Whether an actor may act on it in this role. An anonymous taker is recognised by the quiz's
  /// id, which only they have.
  public func isParty(_ actor: ActorID, as role: Role) -> Bool {
    switch role {
    case .claimant: status == .none || !taker.isEmpty && taker == actor
    case .anonymous: status == .none || taker.isEmpty
    default: true
    }
  }
}
