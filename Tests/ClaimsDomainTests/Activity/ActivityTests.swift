import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

@testable import ClaimsDomain

@Suite("Activities")
struct ActivityTests {
  @Test("those who opened one, are to do it, or did not in time act on it; supervisors on all")
  func parties() {
    var activity = ActivityCases.activity()
    activity.openedBy = ActorID("hanna")
    func actors() -> [String] {
      ["axel", "hanna", "hugo", "sara", "sven", ""].filter {
        activity.isParty(ActorID($0), as: $0 == "sven" ? .supervisor : .handler)
      }
    }
    #expect(actors() == ["hanna", "hugo", "sven"])
    ActivityDecider.evolve(
      &activity, .activityEscalated(ActivityEscalated(owner: ActorID("sara"), at: activity.due!)))
    #expect(actors() == ["hanna", "hugo", "sara", "sven"])
    ActivityDecider.evolve(
      &activity, .activityReassigned(ActivityReassigned(owner: ActorID("axel"), reason: "")))
    #expect(actors() == ["axel", "hanna", "hugo", "sven"])
  }

  @Test("one is escalated by itself once it is overdue, and once more after a new due date")
  func due() throws {
    var activity = ActivityCases.activity()
    let due = try #require(activity.due)
    func times(_ now: Instant) -> [Instant] {
      ActivityDecider.due(on: activity, at: now, under: .builtIn).map { $0.due }
    }
    #expect(times(ClaimSender.noon) == [])
    #expect(times(due) == [due])
    ActivityDecider.evolve(
      &activity, .activityEscalated(ActivityEscalated(owner: ActorID("sara"), at: due)))
    #expect(times(due) == [])
    let later = due.adding(days: 2)
    ActivityDecider.evolve(
      &activity, .activityPostponed(ActivityPostponed(due: later, reason: "")))
    #expect(times(due) == [])
    #expect(times(later) == [later])
    // Nobody is left to whom it could go.
    activity.owner = ActorID()
    #expect(times(later) == [])
    activity.owner = ActorID("sara")
    activity.status = .completed
    #expect(times(later) == [])
  }
}
