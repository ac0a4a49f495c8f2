import ClaimsKernel
import EventSourcing

extension Verb {

  /// Proposes a map for a foreign log.
  func map(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    guard arguments.rest[0] == "draft" else {
      throw Usage(.thereIsNoMapVerb, arguments.rest[0])
    }
    let file = arguments.rest[1]
    let bytes = try Input(file).all(upTo: Input.foreignLimit)
    var options = EventLogOptions()
    options.objects = arguments.value("objects")
    options = try ForeignLogFile(file, arguments, options).options
    var guessed: [String] = []
    do {
      let format = EventLogFormat(of: bytes)
      if format == .csv {
        guessed += options.guess(from: try CSVReader.columns(of: bytes, as: options))
      }
      var cases = try format.reader.cases(in: bytes, as: options)
      let isZoneless = cases.contains { $0.faults.contains(where: \.isZoneMissing) }
      if isZoneless, options.times.zone == nil {
        options.times.zone = .utc
        guessed.append("log.zone")
        cases = try format.reader.cases(in: bytes, as: options)
      }
      var survey = LogSurvey(options)
      for foreign in cases { survey.add(foreign) }
      let name = file == "-" ? "draft" : String(file.split(separator: "/").last ?? "draft")
      let text = MapDraft(of: survey, name: name, guessed: guessed).json
      output.raw(text)
      try tell(how: cases, fareUnder: text, output)
    } catch let fault as EventLogFault {
      throw Failure(fault.wording.of(file: file))
    }
    return .done
  }

  private func tell(how cases: [ForeignCase], fareUnder text: String, _ output: Output) throws {
    let map: ActivityMap
    do throws(JSONFault) { map = try ActivityMap(json: Array(text.utf8)) } catch {
      throw Failure(error.wording)
    }
    var conformance = Conformance(map)
    for foreign in cases { conformance.replay(foreign) }
    let report = conformance.report
    output.message(.draftedMap, report.conforming, report.cases, map.guesses)
  }
}
