import ClaimsKernel

/// A format of `claims export`, as the command line knows it.
struct ExportChoices: Sendable {
  let name: String
  /// The options that it alone has.
  var options: [Verb.Option] = []
  let make: @Sendable (Arguments, Speech) throws -> any ExportFormat

  /// What it is good for.
  var meaning: Phrase { Phrase(named: "export.\(name)") ?? Phrase() }

  /// Every format there is: a line each.
  static let all = [
    ExportChoices(
      name: CloudEventsExport.name
    ) { _, _ in CloudEventsExport() },
    ExportChoices(
      name: XESExport.name,
      options: [
        Verb.Option("map")
      ]
    ) { arguments, _ -> any ExportFormat in
      if arguments.has("map") { return XESMapExport() }
      return XESExport()
    },
    ExportChoices(
      name: OCELExport.name,
      options: [
        Verb.Option("sql")
      ]
    ) { arguments, _ in OCELExport(asSQL: arguments.has("sql")) },
    ExportChoices(
      name: CSVExport.name,
      options: Verb.csvOptions, make: Verb.csvExport),
    ExportChoices(
      name: SQLExport.name
    ) { _, _ in SQLExport() },
    ExportChoices(
      name: FHIRExport.name,
      options: Verb.fhirOptions
    ) { arguments, _ in FHIRExport(lines: arguments.has("ndjson")) },
    ExportChoices(
      name: IncidentsExport.name,
      options: Verb.incidentsOptions, make: Verb.incidentsExport),
  ]

  static var names: String { all.map(\.name).joined(separator: ", ") }
}
