import ClaimsDomain
import EventSourcing

/// The reports of a log that somebody sees, as reporting apps read them.
///
/// Drafts, and what was thrown away, are no reports of an app's.
///
/// Source: Specs/IncidentJSON.md, "Reports".
public struct ExportedReports: Sendable {
  /// One JSON object a report, in the order in which they were begun.
  public private(set) var lines: [String] = []
  /// The reports that the app has no numbers for, and what of them.
  public private(set) var omissions: [(report: Identifier, fault: IncidentFault)] = []

  /// - Parameters:
  ///   - sight: what is left out of each report, and which are not seen at all.
  ///   - language: adds the names of type, impact and status in it.
  public init(
    of world: World, numbers: IncidentNumbers = .usual, as sight: Sight,
    names language: Language? = nil
  ) {
    let export = IncidentExport(numbers: numbers, catalogs: world.catalogs)
    var seen: [(card: Card<ReportDecider>, redaction: Redaction)] = []
    for card in world.reports.cards
    where card.state.status != .borrador && card.state.status != .descartado {
      guard let redaction = sight.redaction(of: .report(card.id)) else { continue }
      seen.append((card, redaction))
    }
    // Free among those that are seen: what is not seen is not counted.
    var next = (seen.compactMap(\.card.state.number).max() ?? 0) &+ 1
    for (card, redaction) in seen {
      do throws(IncidentFault) {
        lines.append(
          try export.json(of: card.state, number: next, names: language, redaction: redaction))
        if card.state.number == nil { next &+= 1 }
      } catch { omissions.append((card.id, error)) }
    }
  }
}
