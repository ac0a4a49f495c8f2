import EventSourcing
import StateMachineTesting
import Testing

@Suite("Mutants")
struct MutantTests {
  @Test("a table has these mutants, and no others")
  func descriptions() {
    #expect(
      doorLifecycle.mutants.map(\.description) == [
        "D1 deleted", "D1 not from open", "D1 not from shut", "D1 not by guest",
        "D1 not by porter", "D1 redirected to open", "D1 redirected to locked",
        "D1 also from none", "D1 also from locked",
        "D2 deleted", "D2 redirected to open", "D2 redirected to shut", "D2 also from none",
        "D2 also from open", "D2 also from locked", "D2 also by guest",
        "D2 without the guard jammed",
      ])
    #expect(
      doorLifecycle.mutants.map(\.row) == .init(repeating: "D1", count: 9)
        + .init(repeating: "D2", count: 8))
  }

  @Test("every mutant behaves as its description says, and otherwise as the table")
  func behaviour() {
    let table = Behaviour(doorLifecycle)
    /// By description: the cells that differ from the table, and how they behave.
    let changes: [String: [String: String]] = [
      "D1 deleted": ["open shut": "", "shut shut": ""],
      "D1 not from open": ["open shut": ""],
      "D1 not from shut": ["shut shut": ""],
      "D1 not by guest": [
        "open shut": "D1 by porter to shut", "shut shut": "D1 by porter to shut",
      ],
      "D1 not by porter": [
        "open shut": "D1 by guest to shut", "shut shut": "D1 by guest to shut",
      ],
      "D1 redirected to open": [
        "open shut": "D1 by guest, porter to open", "shut shut": "D1 by guest, porter to open",
      ],
      "D1 redirected to locked": [
        "open shut": "D1 by guest, porter to locked", "shut shut": "D1 by guest, porter to locked",
      ],
      "D1 also from none": ["none shut": "D1 by guest, porter to shut"],
      "D1 also from locked": ["locked shut": "D1 by guest, porter to shut"],
      "D2 deleted": ["shut lock": ""],
      "D2 redirected to open": ["shut lock": "D2 by porter unless jammed to open"],
      "D2 redirected to shut": ["shut lock": "D2 by porter unless jammed to shut"],
      "D2 also from none": ["none lock": "D2 by porter unless jammed to locked"],
      "D2 also from open": ["open lock": "D2 by porter unless jammed to locked"],
      "D2 also from locked": ["locked lock": "D2 by porter unless jammed to locked"],
      "D2 also by guest": ["shut lock": "D2 by porter, guest unless jammed to locked"],
      "D2 without the guard jammed": ["shut lock": "D2 by porter to locked"],
    ]
    for mutant in doorLifecycle.mutants {
      var expected = table.cells
      for (cell, words) in changes[mutant.description] ?? [:] { expected[cell] = words }
      #expect(Behaviour(mutant.subject).cells == expected, "\(mutant)")
      #expect(expected != table.cells, "\(mutant)")
    }
    #expect(
      table.cells.filter { !$0.value.isEmpty } == [
        "open shut": "D1 by guest, porter to shut", "shut shut": "D1 by guest, porter to shut",
        "shut lock": "D2 by porter unless jammed to locked",
      ])
  }

  @Test(
    "each of several outcomes is redirected apart, and staying is not redirected to itself")
  func outcomes() {
    let table = Lifecycle<DoorWords>([
      Step(
        "D4", [.shut], .lock, by: [], Outcome([.wasLocked], .to(.locked)),
        Outcome([.wasShut], .stay))
    ])
    #expect(
      table.mutants.map(\.description).filter { $0.contains("redirected") } == [
        "D4 redirected to open (outcome 1)", "D4 redirected to shut (outcome 1)",
        "D4 redirected to open (outcome 2)", "D4 redirected to locked (outcome 2)",
      ])
    #expect(table.mutants.contains { $0.description.contains(" by ") } == false)
  }

  /// What a table says of every status and verb, in words.
  private struct Behaviour {
    var cells: [String: String] = [:]

    init(_ table: Lifecycle<DoorWords>) {
      for status in DoorStatus.allCases {
        for verb in DoorVerb.allCases {
          cells["\(status) \(verb)"] =
            table.step(from: status, on: verb).map { row in
              let (roles, guards) = (row.roles.map { "\($0)" }, row.guards.map(\.name))
              let targets = row.outcomes.map { outcome in
                if case .to(let status) = outcome.target { "\(status)" } else { "stay" }
              }
              return "\(row.id) by \(roles.joined(separator: ", "))"
                + (guards.isEmpty ? "" : " unless \(guards.joined(separator: ", "))")
                + " to \(targets.joined(separator: " or "))"
            } ?? ""
        }
      }
    }
  }
}
