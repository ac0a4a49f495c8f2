import EventSourcing
import Testing

@testable import StateMachineTesting

@Suite("Mutation report")
struct MutationReportTests {
  /// Whether the table has as many rows as it should.
  private let count = MutantCheck<Lifecycle<DoorWords>>("the rows are counted") {
    $0.steps.count == 2 ? nil : "\($0.steps.count) rows"
  }
  /// Whether a guest may lock.
  private let guests = MutantCheck<Lifecycle<DoorWords>>("guests do not lock") {
    $0.step(from: .shut, on: .lock)?.roles.contains(.guest) ?? true ? "a guest locks" : nil
  }

  @Test("the first check that finds something catches a mutant, and the survivors are named")
  func survivors() async throws {
    let mutants = doorLifecycle.mutants.filter { $0.row == "D2" }
    let report = try await MutationReport(of: doorLifecycle, mutants, checks: [count, guests])
    #expect(
      report.caught == [
        .init(mutant: "D2 deleted", row: "D2", check: "the rows are counted", finding: "1 rows"),
        .init(
          mutant: "D2 also by guest", row: "D2", check: "guests do not lock",
          finding: "a guest locks"),
      ])
    #expect(
      report.description == """
        2 of 8 mutants caught
          1 by the rows are counted
          1 by guests do not lock
          survived: D2 redirected to open
          survived: D2 redirected to shut
          survived: D2 also from none
          survived: D2 also from open
          survived: D2 also from locked
          survived: D2 without the guard jammed
        """)
  }

  @Test("without a choice of mutants all of them are tried")
  func all() async throws {
    let report = try await MutationReport(of: doorLifecycle, checks: [count])
    #expect(report.caught.map(\.mutant) == ["D1 deleted", "D2 deleted"])
    #expect(report.caught.count + report.survivors.count == doorLifecycle.mutants.count)
  }

  @Test("what is said of a row follows its survivors")
  func quoted() async throws {
    let report = try await MutationReport(
      of: doorLifecycle, checks: [], quoting: { "the rule of \($0)" })
    #expect(
      report.survivors == doorLifecycle.mutants.map { "\($0.description); the rule of \($0.row)" })
  }

  @Test("without a check all mutants survive")
  func noCheck() async throws {
    let report = try await MutationReport(of: doorLifecycle, checks: [])
    #expect(report.caught == [])
    #expect(report.survivors == doorLifecycle.mutants.map(\.description))
  }

  @Test("a check that fails on the unchanged table proves nothing, and is refused")
  func faulty() async {
    let faulty = MutantCheck<Lifecycle<DoorWords>>("doors have windows") { _ in "no window" }
    let error = await #expect(throws: FaultyCheck.self) {
      try await MutationReport(of: doorLifecycle, checks: [count, faulty])
    }
    #expect(error == FaultyCheck(check: "doors have windows", finding: "no window"))
    #expect(
      error?.description
        == "the check \"doors have windows\" fails without any change (no window): mend this "
        + "before its mutants are tried")
  }

  @Test("what a check throws is a finding, of a mutant and of the unchanged table")
  func thrown() async throws {
    struct Broken: Error {}
    let broken = MutantCheck<Lifecycle<DoorWords>>("broken") { table in
      if table.steps.count < 2 { throw Broken() }
      return nil
    }
    let report = try await MutationReport(of: doorLifecycle, checks: [broken])
    #expect(report.caught.map(\.finding) == ["threw: Broken()", "threw: Broken()"])
    let always = MutantCheck<Lifecycle<DoorWords>>("always") { _ in throw Broken() }
    await #expect(throws: FaultyCheck(check: "always", finding: "threw: Broken()")) {
      try await MutationReport(of: doorLifecycle, checks: [always])
    }
  }

  @Test("explorations of a decider catch what random tables get wrong", arguments: ["D1", "D2"])
  func exploration(row: String) async throws {
    let check = MutantCheck<Lifecycle<DoorWords>>("every step is in the table") { table in
      Checker(Door(decidesBy: table)).explore().violations.first?.message
    }
    let mutants = doorLifecycle.mutants.filter { $0.row == row }
    let report = try await MutationReport(of: doorLifecycle, mutants, checks: [check])
    // Nothing comes from `none`, and the door is never jammed; redirected rows change only what
    // the table says, not where the events lead.
    #expect(
      report.survivors
        == (row == "D1"
          ? ["D1 redirected to open", "D1 redirected to locked", "D1 also from none"]
          : [
            "D2 redirected to open", "D2 redirected to shut", "D2 also from none",
            "D2 without the guard jammed",
          ]))
  }
}
