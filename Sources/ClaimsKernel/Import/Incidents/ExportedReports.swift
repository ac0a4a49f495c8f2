import ClaimsDomain
import Descriptions
import EventSourcing

/// The reports of a log that a reader sees, as reporting apps read them.
///
/// Drafts, and what was thrown away, are no reports of an app's.
///
/// Source: Specs/IncidentJSON.md, "Reports".
public struct ExportedReports: Sendable, PrintsFields {
  /// One JSON object a report, in the order in which they were begun.
  public private(set) var lines: [String] = []
  /// Those that the lines have.
  public let numbers: IncidentNumbers
  /// The reports that the app has no numbers for, and what of them.
  public private(set) var omissions: [(report: Identifier, fault: IncidentFault)] = []

  /// - Parameters:
  ///   - logState: where the reports are.
  ///   - numbers: those of an app; nil for the log's own, which every code and person has.
  ///   - visibility: what is left out of each report, and which are not seen at all.
  ///   - language: adds the names of type, impact and status in it.
  public init(
    of logState: LogState, numbers: IncidentNumbers? = nil, as visibility: Visibility,
    names language: Language? = nil
  ) {
    var seen: [(snapshot: Snapshot<ReportDecider>, redaction: Redaction)] = []
    for snapshot in logState.reports.snapshots
    where ![.borrador, .descartado, .erased].contains(snapshot.state.status) {
      guard let redaction = visibility.redaction(of: .report(snapshot.id)) else { continue }
      seen.append((snapshot, redaction))
    }
    self.numbers = numbers ?? .generated(for: seen)
    let export = IncidentExport(numbers: self.numbers, catalogs: logState.catalogs)
    // Free among those that are seen: what is not seen is not counted.
    var next = (seen.compactMap(\.snapshot.state.number).max() ?? 0) &+ 1
    for (snapshot, redaction) in seen {
      do throws(IncidentFault) {
        lines.append(
          try export.json(of: snapshot.state, number: next, names: language, redaction: redaction))
        if snapshot.state.number == nil { next &+= 1 }
      } catch { omissions.append((snapshot.id, error)) }
    }
  }
}
