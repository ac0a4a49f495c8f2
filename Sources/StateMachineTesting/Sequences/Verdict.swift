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
    if case .died = verdict.kind { .inChild(self) } else { self }
  }
}

/// An error that says what was found, and not only that something was thrown.
protocol Finding: Error {
  var finding: String { get }
}

extension Verdict {
  init(thrown error: any Error) {
    self.init(
      kind: .thrown("\(type(of: error))"),
      message: (error as? any Finding)?.finding ?? "threw: \(error)")
  }
}
