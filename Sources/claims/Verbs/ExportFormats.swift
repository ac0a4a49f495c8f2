import ClaimsKernel

/// A format of `claims export`, as the command line knows it.
struct ExportChoices: Sendable {
  let name: String
  let meaning: String
  /// The options that it alone has.
  var options: [Verb.Option] = []
  let make: @Sendable (Arguments, Speech) throws -> any ExportFormat

  /// Every format there is: a line each.
  static let all = [
    ExportChoices(
      name: CloudEventsExport.name,
      meaning: "each event and refusal as a CloudEvent 1.0.2, a line each"
    ) { _, _ in CloudEventsExport() },
    ExportChoices(
      name: XESExport.name,
      meaning: "a trace for each claim, or stream of another --kind, for process mining",
      options: [
        Verb.Option(
          name: "map", value: nil,
          meaning: "xes: the map by which 'conform' and 'import xes' read it instead")
      ]
    ) { arguments, _ -> any ExportFormat in
      if arguments.has("map") { return XESMapExport() }
      return XESExport()
    },
    ExportChoices(
      name: OCELExport.name,
      meaning: "events of claims, payments, people, documents and so on, as OCEL 2.0",
      options: [
        Verb.Option(
          name: "sql", value: nil, meaning: "ocel: the statements that make its SQLite file")
      ]
    ) { arguments, _ in OCELExport(asSQL: arguments.has("sql")) },
    ExportChoices(
      name: CSVExport.name,
      meaning: "events, claims, payments, people, … as tables: one, or a folder",
      options: Verb.csvOptions, make: Verb.csvExport),
    ExportChoices(
      name: SQLExport.name,
      meaning: "the same tables with keys and views, for SQLite and PostgreSQL"
    ) { _, _ in SQLExport() },
    ExportChoices(
      name: FHIRExport.name,
      meaning: "claims, answers, who changed what and refusals as HL7 FHIR R4",
      options: Verb.fhirOptions
    ) { arguments, _ in FHIRExport(lines: arguments.has("ndjson")) },
    ExportChoices(
      name: IncidentsExport.name, meaning: "incident reports as reporting apps read them",
      options: Verb.incidentsOptions, make: Verb.incidentsExport),
  ]

  static var names: String { all.map(\.name).joined(separator: ", ") }
}
