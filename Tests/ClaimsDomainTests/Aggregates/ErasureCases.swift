import ClaimsTesting
import EventSourcing

@testable import ClaimsDomain

/// The cases of a row by which personal data are erased, and of its guards.
struct ErasureCases<A: Aggregate>: Sendable {
  let rows: [RowCase<A>]
  let guards: [GuardCase<A>]

  /// - Parameters:
  ///   - sample: a stream in each of the row's statuses.
  ///   - change: what the event does besides forgetting texts.
  init(
    _ row: String, on sample: (A.Status) -> A.State, among relatedFacts: A.RelatedFacts,
    _ command: @escaping (String) -> A.Command, _ event: (String, Instant) -> A.Event,
    to change: (inout A.State) -> Void
  ) where A.RelatedFacts: ErasureFacts & Equatable {
    let noon = ClaimSender.noon
    func attempt(
      by actor: String = "adam", because reason: String = "asked for",
      _ hold: (inout RetentionFacts) -> Void = { _ in }
    ) -> Attempt<A> {
      var facts = relatedFacts
      facts.retention = RetentionFacts(sealsTexts: true)
      hold(&facts.retention)
      return Attempt(command(reason), by: ClaimSender(actor, .administrator), among: facts)
    }
    let states = A.lifecycle.steps.filter { "\($0.id)" == row }.flatMap(\.from).map(sample)
    rows = states.map { state in
      RowCase(row, attempt(), on: state, [event("asked for", noon)]) { state in
        change(&state)
        state.forgetTexts(erasedAt: noon)
      }
    }
    let claim = Identifier(high: 0xc1a1, low: 1)
    let end = noon.adding(days: ClaimRules.builtIn.retentionDays)
    let own = ["carla", "hugo", "dario"].first {
      A.isAbout(ActorID($0), states[0], under: .builtIn)
    }
    guards = [
      GuardCase(.ownData, attempt(by: own ?? ""), on: states[0], found: own ?? "nobody's"),
      GuardCase(
        .stillRetained, attempt { $0.latest = noon }, on: states[0],
        expected: "not before \(end.text)"),
      GuardCase(
        .stillNeeded, attempt { $0.neededBy = claim }, on: states[0], found: claim.text),
      GuardCase(
        .activitiesHold, attempt { $0.openActivities = 2 }, on: states[0],
        expected: "no open activity", found: "2"),
      GuardCase(.erasureUnavailable, attempt { $0.sealsTexts = false }, on: states[0]),
      GuardCase(
        .erasureReasonMissing { _ in nil }, attempt(because: " "), on: states[0],
        expected: "reason"),
    ]
  }
}
