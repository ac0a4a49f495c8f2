import ClaimsDomain
import Descriptions
import EventSourcing

/// What a slice depends on. A slice that names its subjects is passed over if only others change.
public enum Subject: Hashable, Sendable, PrintsFields {
  /// One stream.
  case stream(StreamID)
  /// All streams of a kind: a board, or a register.
  case all(Category)
  /// What an outbox keeps back.
  case pending
  /// What a person has chosen on their device.
  case preferences
}

/// What has changed, as far as observers are concerned.
struct Change {
  /// Nil if it may be anything.
  var subjects: Set<Subject>?

  static let anything = Change(subjects: nil)

  init(subjects: Set<Subject>?) { self.subjects = subjects }

  init(streams: [StreamID]) {
    var subjects: Set<Subject> = []
    for stream in streams {
      subjects.insert(.stream(stream))
      subjects.insert(.all(stream.category))
    }
    self.subjects = subjects
  }

  mutating func formUnion(_ other: Change) {
    guard let mine = subjects, let others = other.subjects else { return subjects = nil }
    subjects = mine.union(others)
  }
}
