import ClaimsDomain
import EventSourcing
import Testing

@testable import ClaimsKernel

@Suite("The numbers of a log's own")
struct GeneratedNumbersTests {
  private typealias Seen = (snapshot: Snapshot<ReportDecider>, redaction: Redaction)

  private func report(
    _ reporter: String, attackType: String? = nil, hiding fields: [String] = []
  ) -> Seen {
    var snapshot = Snapshot<ReportDecider>(of: Identifier(high: 1, low: 2))
    snapshot.state.reporter = ActorID(reporter)
    snapshot.state.isAnonymous = reporter.isEmpty
    snapshot.state.details.attackType = attackType
    return (snapshot, Redaction(fields: fields))
  }

  @Test("a log without reports has the usual ones")
  func none() {
    #expect(IncidentNumbers.generated(for: []) == .usual)
  }

  @Test("people get the next free ones in the order of their reports; what follows changes none")
  func people() {
    let reports = [
      report("user-7"), report("carla"), report(""), report("user-9"), report("dario"),
    ]
    let numbers = IncidentNumbers.generated(for: reports)
    #expect(numbers.users == [10: "carla", 11: "dario"])
    let more = IncidentNumbers.generated(
      for: reports + [report("carla"), report("elena")])
    #expect(more.users == [10: "carla", 11: "dario", 12: "elena"])
  }

  @Test("a code that the usual catalogs lack gets the next free one")
  func codes() {
    let numbers = IncidentNumbers.generated(
      for: [report("carla", attackType: "deepfake")])
    #expect(numbers.attackTypes[7] == "deepfake" && numbers.attackTypes.count == 7)
    #expect(numbers.impacts == IncidentNumbers.usual.impacts)
  }

  @Test("what the reader does not see gets none")
  func hidden() {
    let reports = [
      report("carla", attackType: "deepfake", hiding: ["reporter", "details.attackType"])
    ]
    #expect(IncidentNumbers.generated(for: reports) == .usual)
  }
}
