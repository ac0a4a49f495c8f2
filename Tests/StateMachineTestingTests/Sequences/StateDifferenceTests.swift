import Testing

@testable import StateMachineTesting

@Suite("What is different in two states")
struct StateDifferenceTests {
  private struct Money: Equatable { var amount: Int }
  private enum Status { case draft, paid }
  private struct Claim {
    var status = Status.draft
    var paid = Money(amount: 0)
    var notes = ["a", "b"]
    var parties: Set<String> = ["carla"]
    var limits: [String: Money] = ["hugo": Money(amount: 5)]
    var due: Money?
    var pair = (left: 1, right: 2)
  }

  private func changes(_ change: (inout Claim) -> Void) -> [String] {
    var new = Claim()
    change(&new)
    return differences(from: Claim(), to: new) { "\($0)".replacing("Money(amount: ", with: "€(") }
  }

  @Test("parts of parts, with their path")
  func parts() {
    #expect(changes { _ in } == [])
    #expect(
      changes {
        $0.status = .paid
        $0.paid.amount = 7
        $0.pair.right = 3
      } == ["status: draft → paid", "paid.amount: 0 → 7", "pair.right: 2 → 3"])
  }

  @Test("elements that change, come and go")
  func collections() {
    #expect(changes { $0.notes = ["a", "c", "d"] } == ["notes[1]: b → c", "notes[2]: + d"])
    #expect(changes { $0.notes = [] } == ["notes[0]: − a", "notes[1]: − b"])
    #expect(changes { $0.parties = ["hugo"] } == ["parties: − carla", "parties: + hugo"])
    #expect(
      changes { $0.limits = ["hugo": Money(amount: 6), "ida": Money(amount: 1)] }
        == ["limits[hugo].amount: 5 → 6", "limits: + ida: €(1)"])
    let due = changes { $0.due = Money(amount: 1) }
    #expect(due.count == 1 && due[0].hasPrefix("due: nil → Optional("))
  }

  @Test("values without parts are told whole")
  func scalars() {
    #expect(differences(from: 3, to: 4) { "\($0)" } == ["3 → 4"])
    #expect(differences(from: [1], to: [1]) { "\($0)" } == [])
  }

  private struct Short: CustomStringConvertible {
    var shown = 1
    var hidden = 1
    var description: String { "\(shown)" }
  }

  @Test("a part that a description leaves out is told as well")
  func hidden() {
    #expect(differences(from: Short(), to: Short()) { "\($0)" } == [])
    #expect(differences(from: Short(), to: Short(hidden: 2)) { "\($0)" } == ["hidden: 1 → 2"])
  }
}
