/// What went wrong at a step.
@usableFromInline struct Verdict {
  /// Shrinking keeps to the kind, so that it does not slip from one fault to another.
  @usableFromInline enum Kind: Hashable, Sendable {
    case response
    case state
    case invariant
    case step
    case thrown(String)
    case deadlock
    case livelock
    case died(Death)
  }

  let kind: Kind
  let message: String
  var expected: String
  var found: String

  @usableFromInline init(kind: Kind, message: String, expected: String = "", found: String = "") {
    (self.kind, self.message, self.expected, self.found) = (kind, message, expected, found)
  }
}

extension Replay {
  /// The replay of a case that ended so.
  func of(_ verdict: Verdict) -> Replay {
    if case .died = verdict.kind { .marked(.inChild, self) } else { self }
  }
}

extension Verdict {
  @usableFromInline init(thrown error: any Error) {
    let location = (error as? FailedExpectation)?.location
    self.init(
      kind: .thrown(location ?? "\(type(of: error))"),
      message: (error as? any Finding)?.finding ?? "threw: \(error)")
  }
}
