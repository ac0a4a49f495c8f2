import EventSourcing
import Testing

@Suite("Lifecycle")
struct LifecycleTests {
  private let lifecycle = Turnstile.lifecycle

  @Test("finds for every status and verb the row that names both, or none")
  func everyPair() {
    var found: [String] = []
    for status in Turnstile.Status.allCases {
      for verb in Turnstile.Verb.allCases {
        guard let step = lifecycle.step(from: status, on: verb) else { continue }
        found.append("\(status) \(verb) \(step.id)")
      }
    }
    #expect(
      found == [
        "none install T1", "locked insertCoin T2", "locked look T6", "unlocked insertCoin T3",
        "unlocked push T4", "unlocked look T6", "jammed push T5", "jammed look T6",
      ])
  }

  @Test("a role may send what some row, from whatever status, gives it")
  func mayEver() {
    func verbs(_ role: Turnstile.Role) -> [Turnstile.Verb] {
      Turnstile.Verb.allCases.filter { lifecycle.mayEver(role, send: $0) }
    }
    #expect(verbs(.visitor) == [.insertCoin, .push, .look])
    #expect(verbs(.keeper) == [.install, .push, .look])
    #expect(verbs(.unspecified) == [])
  }

  @Test("after a status come those of its rows' outcomes, itself if a row stays, each once")
  func next() {
    #expect(lifecycle.next(after: .none) == [.locked])
    #expect(lifecycle.next(after: .locked) == [.unlocked, .jammed, .locked])
    #expect(lifecycle.next(after: .unlocked) == [.unlocked, .locked, .jammed])
    #expect(lifecycle.next(after: .jammed) == [.locked, .jammed])
  }

  @Test("two rows that claim the same pair are an ambiguity; the first one counts")
  func ambiguities() {
    #expect(lifecycle.ambiguities.isEmpty)
    let twice = Lifecycle<Turnstile>(
      Turnstile.rows + [
        Step("T7", [.none, .jammed], .push, by: [.visitor], Outcome([.push], .stay)),
        Step("T8", [.locked, .jammed], .look, by: [], Outcome([.look], .stay)),
      ])
    #expect(
      twice.ambiguities.map { "\($0.0) \($0.1)" } == ["locked look", "jammed push", "jammed look"])
    #expect(twice.step(from: .jammed, on: .push)?.id.description == "T5")
    #expect(twice.step(from: .none, on: .push)?.id.description == "T7")
  }

  @Test("a table without rows refuses everything")
  func empty() {
    let empty = Lifecycle<Turnstile>([])
    #expect(empty.step(from: .jammed, on: .look) == nil)
    #expect(empty.next(after: .locked) == [])
  }
}
