/// What went wrong at a step.
struct Verdict {
  /// Shrinking keeps to the kind, so that it does not slip from one fault to another.
  enum Kind: Hashable {
    case response
    case state
    case invariant
    case step
    case thrown(String)
    case deadlock
    case livelock
  }

  let kind: Kind
  let message: String
  var expected = ""
  var found = ""
}
