import EventSourcing

extension EventStoreError {
  /// What failed, in words.
  public var explanation: String {
    switch self {
    case .system(let call, _, let message): "\(call) failed: \(message)"
    case .poisoned(let reason), .otherLog(let reason), .archived(let reason): reason
    case .closed: "the log is closed"
    case .beyondEnd(let position, let end):
      "the log ends at \(end.value), found \(position.value): begin anew, from 0"
    case .damaged(let offset, let reason): "damaged at byte \(offset): \(reason)"
    case .entryTooLarge(let bytes, let limit): "\(bytes) bytes; at most \(limit) fit an entry"
    case .commandAlreadyTaken(let id): "command \(id.text) was accepted before"
    case .malformedCommit: "a commit names a stream twice, or brings one no event"
    case .revisionConflict(_, let expected, let actual):
      "expected revision \(expected.value), found \(actual.value)"
    }
  }
}
