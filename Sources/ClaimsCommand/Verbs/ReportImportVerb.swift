import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import WriteAheadLog

extension Verb {
  /// Writes VERIS incidents into a log of ours, as reports.
  func importingVERIS(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let source = arguments.value("source") ?? "veris"
    let reading = VerisImport(source: source)
    return try importReports(arguments, source, &output) { value, _ throws(IncidentFault) in
      try reading.plan(value)
    }
  }

  /// Writes the reports of a reporting app into a log of ours.
  func importingIncidents(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let source = arguments.value("source") ?? "incidents"
    let reading = IncidentImport(
      source: source, administrator: ActorID(), numbers: try incidentNumbers(arguments),
      closeReason: arguments.value("close-reason") ?? "otro")
    return try importReports(arguments, source, &output) {
      value, administrator throws(IncidentFault) in
      var reading = reading
      reading.administrator = administrator
      return try reading.plan(value)
    }
  }

  /// The numbers that an app gives to codes.
  func incidentNumbers(_ arguments: Arguments) throws -> IncidentNumbers {
    guard let file = arguments.value("numbers") else { return .usual }
    do {
      return try IncidentNumbers(catalogs: try JSONValue(parsing: try Input(file).all()))
    } catch let fault as any WordedFault where !(fault is Failure) {
      throw Failure(nothingWrittenFor: .name(ofFile: file), fault.wording)
    }
  }

  // MARK: Parts

  /// Some thousands of incidents at a time: judged, then sent.
  private func importReports(
    _ arguments: Arguments, _ source: String, _ output: inout Output,
    _ plan: @escaping (JSONValue, ActorID) throws(IncidentFault) -> PlannedReport
  ) throws -> ExitCode {
    guard arguments.value("map") == nil else { throw Usage.mapIsForXES }
    let most = try arguments.number("most") ?? 20
    let incidents = try ForeignIncidents(arguments.rest.dropFirst(), plan)
    var summary = ReportsSummary(most: most, isJSON: arguments.has("json"))
    incidents.administrator = ActorID(arguments.value("by") ?? "administrator")
    func judge(
      _ reports: [PlannedReport], for kernel: ClaimsKernel<some EventStore>
    ) throws -> PreparedReports {
      let prepared = try kernel.prepare(
        reports, source: source, by: try administrator(arguments, kernel))
      if let obstacle = prepared.obstacle {
        throw Failure(obstacle: obstacle.command, obstacle.refusal)
      }
      return prepared
    }
    // What writes nothing makes no log.
    var first: [PlannedReport]?
    if !isThere(arguments.log) {
      let kernel = try ClaimsKernel(InMemoryEventStore(), clock: systemClock)
      first = incidents.next()
      if first == nil { try incidents.checkThatNoneIsWrong() }
      while let reports = first {
        let refused = try judge(reports, for: kernel)
        guard refused.commands.isEmpty else { break }
        summary.add(refused, BulkAnswer(), &output)
        first = incidents.next()
      }
      if first == nil {
        summary.finish(incidents, &output)
        return summary.isWhole ? .done : .refused
      }
    }
    let code = try writing(to: arguments.log, output) { store in
      incidents.administrator = try administrator(arguments, store.kernel)
      while let reports = first ?? incidents.next() {
        first = nil
        let prepared = try judge(reports, for: store.kernel)
        let answer = try store.kernel.send(inBulk: prepared.commands)
        summary.add(prepared, answer, &output)
        if let refusal = answer.refusal {
          output.message(stoppedBy: refusal)
          return .refused
        }
      }
      if summary.isEmpty { try incidents.checkThatNoneIsWrong() }
      return .done
    }
    summary.finish(incidents, &output)
    return summary.isWhole ? code : .refused
  }
}

/// The incidents of files, planned some thousands at a time; those that are none are told, and so are
/// those that stand there twice.
final class ForeignIncidents {
  /// An incident that is not taken.
  struct Omission {
    let place: Phrase
    let reason: Phrase
    /// Whether the same was taken already, word for word.
    var isRepeated = false
  }

  var administrator = ActorID()
  private(set) var omissions: [Omission] = []
  private let values: ForeignValues
  private let plan: (JSONValue, ActorID) throws(IncidentFault) -> PlannedReport
  /// Where each report came from, with a hash of what was said there.
  private var taken: [Identifier: (place: ForeignValues.Place, content: Int)] = [:]

  init(
    _ files: ArraySlice<String>,
    _ plan: @escaping (JSONValue, ActorID) throws(IncidentFault) -> PlannedReport
  ) throws {
    // Before any is read.
    for file in files where file != "-" && !isThere(file) { _ = try Input(file) }
    values = try ForeignValues(files)
    self.plan = plan
  }

  /// The next ones; nil at the end.
  func next(most: Int = 2048) -> [PlannedReport]? {
    var reports: [PlannedReport] = []
    while reports.count < most, let (place, value) = values.next() {
      switch value {
      case .failure(let fault):
        omissions.append(Omission(place: place.wording, reason: fault.wording))
      case .success(let value):
        do throws(IncidentFault) {
          let report = try plan(value, administrator)
          if isNew(report, at: place, value) { reports.append(report) }
        } catch {
          let there = value.incidentName.map { Phrase(.incidentThere, place.wording, $0) }
          omissions.append(
            Omission(place: there ?? place.wording, reason: error.wordingInPlace))
        }
      }
    }
    return reports.isEmpty ? nil : reports
  }

  /// - Throws: what is wrong with the first that is not taken.
  func checkThatNoneIsWrong() throws(Failure) {
    guard let omission = omissions.first else { return }
    throw Failure(nothingWrittenFor: omission.place, omission.reason)
  }

  private func isNew(
    _ report: PlannedReport, at place: ForeignValues.Place, _ value: JSONValue
  ) -> Bool {
    let content = value.hashValue
    guard let earlier = taken.updateValue((place, content), forKey: report.report) else {
      return true
    }
    taken[report.report] = earlier
    let isRepeated = earlier.content == content
    omissions.append(
      Omission(
        place: Phrase(.incidentThere, place.wording, report.name),
        reason: Phrase(
          isRepeated ? .standsAlreadyAt : .saysOtherwiseThan, earlier.place.wording),
        isRepeated: isRepeated))
    return false
  }
}

extension JSONValue {
  /// What an incident is called, whatever else is wrong with it.
  fileprivate var incidentName: String? {
    guard case .object(let members) = self else { return nil }
    switch members["incident_id"] ?? members["report_id"] {
    case .string(let name): return name
    case .signed(let number): return String(number)
    default: return nil
    }
  }
}
