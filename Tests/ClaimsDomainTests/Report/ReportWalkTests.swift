import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@Suite("Random walks of the incident report", .long)
struct ReportWalkTests {
  static let machine = ReportMachine()

  @Test("the invariants and the table hold after every step", arguments: [1, 2] as [UInt64])
  func invariants(seed: UInt64) async throws {
    let settings = Settings(runs: 300, seed: seed, steps: 100)
    let report = try await Checker(Self.machine, settings: settings).walk()
    #expect(report.refused > 0 && report.refused < report.steps)
  }

  @Test("every decision of a walk, taken again on stored events, says the same", arguments: 1...4)
  func decidedAgain(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var (report, events, decided) = (IncidentReport(), [ReportEvent](), 0)
    for _ in 0..<1500 {
      // Nothing comes of a draft that was thrown away: a walk goes on with a new one.
      if report.status == .descartado {
        (report, events) = (IncidentReport(), [])
      }
      guard let attempt = try? Self.machine.commands(in: report).value(seed: random.next()) else {
        continue
      }
      var folded = IncidentReport()
      for event in events {
        let bytes = try event.encodedPayload()
        ReportDecider.evolve(&folded, try ReportEvent(kind: event.kind.rawValue, payload: bytes))
      }
      let before = try IncidentReport(decoding: folded.encoded())
      #expect(before == report)
      let answer = Self.machine.apply(attempt, to: &report)
      let bytes = try attempt.command.encodedPayload()
      let stored = try ReportCommand(kind: attempt.command.kind.rawValue, payload: bytes)
      #expect(stored == attempt.command)
      let again = Result { () throws(Refusal) in
        try ReportDecider.decide(stored, given: before, in: attempt.context(.builtIn))
      }
      #expect(again == answer)
      if case .success(let new) = answer {
        events += new
        decided += 1
      }
    }
    #expect(decided > 50)
  }

  @Test("every command, every event and the report read back as they were written")
  func stored() throws {
    for command in try SampleValues.cases(of: ReportCommand.self) {
      let bytes = try command.encodedPayload()
      #expect(try ReportCommand(kind: command.kind.rawValue, payload: bytes) == command)
    }
    let events = try SampleValues.cases(of: ReportEvent.self)
    #expect(events.map(\.kind) == ReportEventKind.allCases.filter { $0 != .unspecified })
    for event in events {
      let bytes = try event.encodedPayload()
      #expect(try ReportEvent(kind: event.kind.rawValue, payload: bytes) == event)
      // Folding is total: whatever comes first.
      var report = IncidentReport()
      ReportDecider.evolve(&report, event)
    }
    let report = try SampleValues.message(IncidentReport.self)
    #expect(try IncidentReport(decoding: report.encoded()) == report)
  }
}
