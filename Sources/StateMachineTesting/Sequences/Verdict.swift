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
    case died(Death)
  }

  let kind: Kind
  let message: String
  var expected = ""
  var found = ""
}

extension Replay {
  /// The replay of a case that ended so.
  func of(_ verdict: Verdict) -> Replay {
    if case .died = verdict.kind { .marked(.inChild, self) } else { self }
  }
}

extension Verdict {
  init(thrown error: any Error) {
    let location = (error as? FailedExpectation)?.location
    self.init(
      kind: .thrown(location ?? "\(type(of: error))"),
      message: (error as? any Finding)?.finding ?? "threw: \(error)")
  }
}
