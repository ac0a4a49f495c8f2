import EventSourcing

@testable import ClaimsKernel

/// What is explained of a log. Each decision is judged many times over for that: a log that several read is explained
/// once, and a copy of this follows another log that begins the same.
struct ExplainedLog {
  struct OtherLog: Error {}

  private var explainer = Explainer(at: nil)
  private var taken: [Identifier] = []
  private(set) var explanations: [Explanation] = []

  mutating func follow(_ log: InMemoryEventStore) throws {
    var place = 0
    var isOther = false
    try log.forEachEntry(after: .start) { entry in
      if place < taken.count {
        isOther = taken[place] != entry.command.id
      } else {
        taken.append(entry.command.id)
        if let one = try? explainer.next(entry, earlier: nil) { explanations.append(one) }
      }
      place += 1
      return !isOther
    }
    if isOther || place < taken.count { throw OtherLog() }
  }
}
