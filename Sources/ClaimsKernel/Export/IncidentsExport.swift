import ClaimsDomain
import EventSourcing

/// Incident reports as reporting apps read them. Source: Specs/IncidentJSON.md.
public struct IncidentsExport: ExportFormat {
  public static var name: String { "incidents" }
  public var matter: ExportMatter { isOfCatalogs ? .nothing : .state }

  private let numbers: IncidentNumbers
  private let language: Language?
  private let isOfCatalogs: Bool

  /// - Parameters:
  ///   - language: adds the names of type, impact and status in it.
  ///   - isOfCatalogs: the catalogs with their numbers instead of reports.
  public init(numbers: IncidentNumbers, names language: Language?, ofCatalogs isOfCatalogs: Bool) {
    (self.numbers, self.language, self.isOfCatalogs) = (numbers, language, isOfCatalogs)
  }

  public mutating func write<Log: EventStore>(
    _ source: ExportSource<Log>, to sink: inout ExportSink
  ) throws(EventStoreError) -> [Phrase] {
    if isOfCatalogs {
      sink.text(IncidentExport(numbers: numbers).catalogJSON)
      sink.endLine()
      return []
    }
    let exported = ExportedReports(
      of: source.logState ?? LogState(), numbers: numbers, as: source.visibility, names: language)
    let lines = exported.lines
    if lines.isEmpty {
      sink.text("[]")
      sink.endLine()
    }
    for (place, line) in lines.enumerated() {
      sink.text((place == 0 ? "[" : " ") + line + (place == lines.count - 1 ? "]" : ","))
      sink.endLine()
    }
    guard !exported.omissions.isEmpty else { return [] }
    let (left, all) = (exported.omissions.count, exported.omissions.count + lines.count)
    return exported.omissions.map { Phrase(.reportIsLeftOut, $0.report.text, $0.fault.wording) }
      + [Phrase(.ofReportsAreLeftOut, left, all)]
  }
}
