import Testing

@testable import StateMachineTesting

@Suite("Report")
struct ReportTests {
  @Test("refusals are responses: they are compared and counted, and do not end a run")
  func refusals() async throws {
    let log = Log<Account.Command>()
    let report = try await Checker(Account(), settings: Settings(runs: 50, seed: 2)).check {
      Imitation(Account(), log: log)
    }
    #expect(report.steps == log.steps)
    #expect(report.refused == log.count { _, response in response == .refused })
    #expect(report.refused > 0)
    let polite = try #require(
      await Checker(Account(), settings: Settings(runs: 50, seed: 2)).failure {
        Imitation(Account()) { command, state in
          let response = Account().apply(command, to: &state)
          return command == .thaw && response == .refused ? .balance(0) : response
        }
      })
    #expect(polite.commands == ["thaw"])
    #expect(polite.rows.map(\.answer) == ["refused"])
    #expect(polite.found == "balance(0)")
  }

  @Test("the description says how much was done, and how often each label counted")
  func description() async throws {
    let log = Log<Account.Command>()
    let report = try await Checker(Account(), settings: Settings(runs: 80, seed: 5)).check {
      Imitation(Account(), log: log)
    }
    var (frozen, rich) = (0, 0)
    let refused = log.count { before, response in
      if before.isFrozen { frozen += 1 }
      return response == .refused
    }
    _ = log.count { before, response in
      if case .balance(let balance) = response, balance > 50 {
        rich += 1
      } else if response == .refused, before.balance > 50 {
        rich += 1
      }
      return false
    }
    #expect(report.labels == ["while frozen": frozen, "rich": rich])
    #expect(frozen != rich)
    func line(_ label: String, _ count: Int) -> String {
      let tenths = Int((Double(count) / Double(log.steps) * 1000).rounded())
      return "   \(tenths / 10).\(tenths % 10) %  \(label)"
    }
    let labels = [("rich", rich), ("while frozen", frozen)].sorted { $0.1 > $1.1 }
    let commands = report.commands.sorted { $0.steps > $1.steps }
    #expect(
      report.description == """
        passed: 80 runs, \(log.steps) steps, \(refused) refused, seed 5
        \(commands.map { line("\($0)", $0.steps) }.joined(separator: "\n"))
          among them:
        \(labels.map(line).joined(separator: "\n"))
        """)
  }

  @Test("each kind of command is counted, with its refusals, in walks and on systems")
  func commands() async throws {
    let log = Log<Account.Command>()
    let settings = Settings(runs: 80, seed: 5)
    let report = try await Checker(Account(), settings: settings).check {
      Imitation(Account(), log: log)
    }
    for counted in report.commands {
      let steps = log.runs.joined().count { "\($0)".hasPrefix(counted.name) }
      #expect(counted.steps == steps, "\(counted)")
    }
    #expect(report.commands.map(\.name).sorted() == ["deposit", "freeze", "thaw", "withdraw"])
    #expect(report.commands.map(\.refused).reduce(0, +) == report.refused)
    let walked = try await Checker(Account(), settings: settings).walk()
    #expect(Set(walked.commands.map(\.name)) == Set(report.commands.map(\.name)))
    #expect(walked.commands.map(\.steps).reduce(0, +) == walked.steps)
    let door = try await Checker(Door(), settings: settings).walk()
    #expect(door.commands.map(\.name) == door.coverage.matrices[0].verbs)
    #expect(door.commands.map(\.steps).reduce(0, +) == door.steps)
  }

  @Test("a command that was never accepted is told, and beyond twelve kinds they are only counted")
  func counts() {
    #expect("\(CommandCount(name: "open", steps: 9, refused: 0))" == "open")
    #expect("\(CommandCount(name: "open", steps: 9, refused: 3))" == "open, 33.3 % of them refused")
    #expect("\(CommandCount(name: "open", steps: 9, refused: 9))" == "open, never accepted")
    var tally = Tally(Coverage([Region<Int, Int>]()))
    tally.steps = 100
    for number in 0..<15 { tally.commands.count("c\(number)", steps: 20 - number, refused: 0) }
    let lines = Report(runs: 1, seed: nil, tally: tally).description.split(separator: "\n")
    #expect(lines.count == 14)
    #expect(lines[1] == "   20.0 %  c0" && lines[13] == "             and 3 more commands")
  }

  @Test("crashes and saved failures are reported if there were any")
  func extras() {
    var tally = Tally(Coverage([Region<Int, Int>]()))
    tally.steps = 3
    tally.refused = 1
    tally.crashes = 2
    tally.labels = ["b": 1, "a": 1, "c": 3]
    let report = Report(runs: 1, seed: 9, tally: tally, savedFailures: 4, staleFailures: 1)
    #expect(
      report.description == """
        passed: 1 run, 3 steps, 1 refused, 2 crashes, 4 saved failures first, 1 of them not made any more, seed 9
          100.0 %  c
           33.3 %  a
           33.3 %  b
        """)
  }

  @Test("shares are rounded to a tenth, and there are none of nothing")
  func shares() {
    #expect(percent(0, of: 0) == "  0.0 %")
    #expect(percent(2, of: 3) == " 66.7 %")
    #expect(percent(1, of: 2000) == "  0.1 %")
    #expect(percent(1, of: 2001) == "  0.0 %")
    #expect(percent(7, of: 7) == "100.0 %")
  }

  @Test("a report is held against what exploration found possible")
  func coverage() async throws {
    let small = Door()
    let possible = Checker(small).explore().coverage
    let report = try await Checker(small, settings: Settings(runs: 50, seed: 1)).walk()
    try report.requireCoverage(.everyTransition, of: possible)
    let nothing = try await Checker(small, settings: Settings(runs: 0, seed: 1)).walk()
    #expect(
      throws: CoverageShortfall(
        missing: ["DoorDecider: shut", "DoorDecider: lock"], goal: .everyCommand)
    ) { try nothing.requireCoverage(.everyCommand, of: possible) }
  }
}

extension Log<Account.Command> {
  /// How many steps satisfy a condition, by the state before and the answer.
  func count(_ condition: (Account.State, Account.Response) -> Bool) -> Int {
    runs.reduce(0) { count, run in
      var state = Account.State()
      return run.reduce(count) { count, command in
        let before = state
        let response = Account().apply(command, to: &state)
        return count + (condition(before, response) ? 1 : 0)
      }
    }
  }
}
