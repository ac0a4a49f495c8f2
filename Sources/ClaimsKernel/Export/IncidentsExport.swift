import ClaimsDomain
import Descriptions
import EventSourcing

/// Incident reports as reporting apps read them. Source: Specs/IncidentJSON.md.
public struct IncidentsExport: ExportFormat {
  public static var name: String { "incidents" }
  public var matter: ExportMatter { content == .catalogs ? .nothing : .state }

  /// What is exported.
  public enum Content: Sendable, PrintsFields {
    /// The reports that the reader sees and the app has numbers for; no drafts.
    case reports
    /// The numbers of an app alone.
    case catalogs
    /// The numbers that the reports have, of codes and of people.
    case people
  }

  private let numbers: IncidentNumbers?
  private let language: Language?
  private let content: Content

  /// - Parameters:
  ///   - numbers: those of an app, which knows no others; nil for the log's own.
  ///   - language: adds the names of type, impact and status in it.
  ///   - content: the reports, or one of the two lists of numbers.
  public init(numbers: IncidentNumbers?, names language: Language?, _ content: Content) {
    (self.numbers, self.language, self.content) = (numbers, language, content)
  }

  public mutating func write<Log: EventStore>(
    _ source: ExportSource<Log>, to sink: inout ExportSink
  ) throws(EventStoreError) -> [Phrase] {
    let logState = source.logState ?? LogState()
    if content == .catalogs {
      sink.text(IncidentExport(numbers: numbers ?? .usual).catalogJSON)
      sink.endLine()
      return []
    }
    let exported = ExportedReports(
      of: logState, numbers: numbers, as: source.visibility, names: language)
    if content == .people {
      sink.text(exported.numbers.listJSON(logState.catalogs))
      sink.endLine()
      return []
    }
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
