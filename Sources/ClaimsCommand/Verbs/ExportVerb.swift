import ClaimsKernel
import ClaimsStore
import EventSourcing
import Hashing
import WriteAheadLog

// The verb export: a log, or what a reader sees of it, in formats that others' tools open.

extension Verb {
  static let exportOptions =
    [
      Option("output", "FILE")
    ] + OptionList.of(ExportChoice.self, in: "export") + ExportChoices.all.flatMap(\.options)

  static let incidentsOptions = [
    Option("numbers", "FILE"),
    Option("catalogs"),
    Option("people"),
  ]

  static let csvOptions = [
    Option("table", "NAME")
  ]

  static let fhirOptions = [
    Option("ndjson")
  ]

  /// One table, or with a folder to write into all of them.
  @Sendable static func csvExport(
    _ arguments: Arguments, _ speech: Speech
  ) throws -> any ExportFormat {
    let name = arguments.value("table") ?? (arguments.value("output") == nil ? "events" : nil)
    guard let name else { return CSVExport(table: nil) }
    guard let table = ExportTable.named(name) else {
      throw Usage(
        .thereIsNoTable, name, ExportTable.all.map(\.name).joined(separator: ", "))
    }
    return CSVExport(table: table)
  }

  @Sendable static func incidentsExport(
    _ arguments: Arguments, _ speech: Speech
  ) throws -> any ExportFormat {
    if arguments.has("catalogs"), arguments.has("people") {
      throw Usage.exclusive("--catalogs", "--people")
    }
    let given = arguments.value("numbers") != nil
    return IncidentsExport(
      numbers: given ? try Verb.export.incidentNumbers(arguments) : nil,
      names: speech.words?.language,
      arguments.has("catalogs") ? .catalogs : arguments.has("people") ? .people : .reports)
  }

  func exporting(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let word = arguments.rest[0]
    guard let format = ExportChoices.all.first(where: { $0.name == word }) else {
      throw Usage(.thereIsNoExportingOf, word, ExportChoices.names)
    }
    for other in ExportChoices.all where other.name != word {
      for option in other.options where !format.options.contains(where: { $0.name == option.name })
      {
        if arguments.has(option.name) || arguments.value(option.name) != nil {
          throw Usage(.exportHasNoOption, word, option.name)
        }
      }
    }
    let choice = try arguments.message(ExportChoice.self)
    var exporting = try format.make(arguments, output.speech)
    if let fault = choice.fault ?? exporting.fault(of: choice) { throw Usage(fault) }
    let destination = try ExportDestination(arguments, isFolder: exporting.isFolder)
    return try destination.filling { sink in
      try export(&exporting, choice, arguments, output, to: &sink, of: destination)
    } telling: {
      output.message($0)
    }
  }

  private func export(
    _ format: inout some ExportFormat, _ choice: ExportChoice, _ arguments: Arguments,
    _ output: Output, to sink: inout ExportSink, of destination: ExportDestination
  ) throws -> [Phrase] {
    if case .nothing = format.matter {
      return try format.write(ExportSource(InMemoryEventStore(), choice), to: &sink)
    }
    let log = try openForReading(arguments, output, ofAnything: true)
    if let period = choice.period { output.tell(end: log.head.position.value, before: period) }
    if log.isRecordOfReads {
      return try exportReads(&format, choice, arguments, of: log.base, to: &sink)
    }
    try naming(log.path) { () throws(EventStoreError) in try log.checkHoldsClaims() }
    var (logState, visibility): (LogState?, Visibility) = (nil, .whole)
    let reader = arguments.value("as")
    let needsState =
      switch format.matter {
      case .eventsAndState, .state: true
      case .events, .nothing:
        reader != nil || arguments.reads != nil || log.base.keyring != nil
      }
    if needsState {
      let folded = try LogState(folding: log)
      logState = folded
      let senders = try reader.map { try Sender.all($0, in: folded.actors) } ?? []
      if let first = senders.first {
        visibility = folded.visibility(
          for: ReaderRoles(of: first.actor, as: senders.map(\.role)), at: systemClock())
      }
    }
    let place = ReadPlace(arguments)
    let source = ExportSource(log, choice, as: visibility, in: logState)
    if let logState, let place {
      let shown = try source.shown(format.reach(in: choice))
      let options = Self.exportOptions.filter { $0.name != "output" }
      let record = { (files: [Digest]) in
        try place.record(
          Question.exports.rawValue, arguments.params(after: arguments.rest, options),
          by: reader.map { _ in visibility.access.actor },
          of: shown.streams, rows: shown.items, files: files, in: logState, of: log)
      }
      if destination.isNamed { destination.whenWhole = record } else { try record([]) }
    }
    return try format.write(source, to: &sink)
  }

  /// Whoever may read the record may read all of it: it has no readers of its own.
  private func exportReads(
    _ format: inout some ExportFormat, _ choice: ExportChoice, _ arguments: Arguments,
    of log: WriteAheadLog, to sink: inout ExportSink
  ) throws -> [Phrase] {
    guard arguments.value("as") == nil, choice.kinds.isEmpty else {
      throw Usage(.readsExportTakesNeither, log.path)
    }
    guard let told = try format.write(readsIn: log, choice, to: &sink) else {
      throw Usage(.exportHasNoReads, arguments.rest[0], log.path)
    }
    return told
  }
}
