import EventSourcing

@testable import ClaimsKernel

/// What is explained of a log. Each decision is judged many times over for that, and so a log that several read is
/// explained once; a copy of this follows what is added to a copy of the log.
struct ExplainedLog {
  private var explainer = Explainer(at: nil)
  private var taken = 0
  private(set) var explanations: [Explanation] = []

  mutating func follow(_ log: InMemoryEventStore) throws {
    var place = 0
    try log.forEachEntry(after: .start) { entry in
      place += 1
      guard place > taken else { return true }
      if let one = try? explainer.next(entry, earlier: nil) { explanations.append(one) }
      return true
    }
    taken = place
  }
}
