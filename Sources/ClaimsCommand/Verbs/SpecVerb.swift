import ClaimsKernel
import EventSourcing
import WriteAheadLog

extension Verb {

  func spec(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    guard arguments.rest[0] == "run" else {
      let word = arguments.rest[0]
      throw Usage(.specKnowsRunNot, word)
    }
    guard arguments.rest.count > 1 else {
      throw Usage(.specRunNeedsFILE)
    }
    var transport = try KernelTransport()
    var tally = ScenarioTally()
    for path in arguments.rest.dropFirst() {
      try run(path, on: &transport, &tally, arguments, &output)
    }
    if !arguments.has("json") { output.line(tally.wording[output.speech.language]) }
    return tally.failed == 0 && tally.unreadable == 0 ? .done : .failed
  }

  private func run<Transport: ScenarioTransport>(
    _ path: String, on transport: inout Transport, _ tally: inout ScenarioTally,
    _ arguments: Arguments, _ output: inout Output
  ) throws {
    let file: ScenarioFile
    do {
      file = try ScenarioFile(json: try Input(path).all())
    } catch let fault as JSONFault {
      tally.unreadable += 1
      return output.message(fault.wording.at(path))
    } catch let failure as Failure {
      tally.unreadable += 1
      return output.message(failure.wording)
    }
    tally.files += 1
    for scenario in file.scenarios {
      let verdict = try scenario.run(on: &transport)
      WorkMeter.tell(.scenarios, UInt64(tally.passed + tally.failed + 1), of: nil)
      tally.passed += verdict.passed ? 1 : 0
      tally.failed += verdict.passed ? 0 : 1
      if arguments.has("json") {
        output.line(verdict.json(path))
      } else if let first = verdict.differences.first {
        let more = verdict.differences.count - 1
        let speech = output.speech
        output.line(
          output.red(speech.say(.scenarioFailed))
            + "  \(path): \(printable(verdict.name)): \(printable(first[speech.language]))"
            + (more == 0 ? "" : speech.say(.andMoreDifferences, more)))
      }
    }
  }
}

/// How many scenarios came out as their files say.
private struct ScenarioTally {
  var files = 0
  var passed = 0
  var failed = 0
  var unreadable = 0

  var wording: Phrase {
    Phrase(
      .scenariosRun, passed + failed, files, passed, failed,
      unreadable == 0 ? Phrase() : Phrase(.scenariosUnreadable, unreadable))
  }
}

extension ScenarioVerdict {
  /// Source: Specs/Scenarios/README.md, "Running".
  fileprivate func json(_ file: String) -> String {
    var members: JSONObject = [
      "file": .string(file), "name": .string(name), "passed": .bool(passed),
    ]
    if !passed {
      members["differences"] = .array(differences.map { .string($0.en) })
      members["found"] = found
    }
    return JSONValue.object(members).text
  }
}
