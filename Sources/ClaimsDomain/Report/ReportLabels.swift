import EventSourcing

/// A report's codes in words, and how grave it is: what lists and details show beside them.
public struct ReportLabels: Equatable, Sendable {
  /// Where the report is in its lifecycle, in words.
  public var status: String
  /// How the person was attacked; empty if it is not known.
  public var attackType: String
  /// What the incident did; empty if it is not known.
  public var impact: String
  /// From 1, nothing stolen, to 4, money; 0 for an impact that no catalog has.
  public var severity: UInt32
  /// Whether it was an incident at all; empty if it is not known.
  public var securityIncident: String
  /// How dangerous it is; empty if it is not known.
  public var dangerLevel: String
  /// How it was found; empty if it is not known.
  public var discoveryMethod: String
  /// Why it was closed; empty unless it is closed.
  public var closeReason: String
}

extension IncidentReport {
  /// The labels of its codes, as the catalogs have them; empty for what is not known. A code that
  /// no catalog has is shown with capitals.
  public func labels(in catalogs: CatalogBook, _ language: Language) -> ReportLabels {
    func label(_ code: String?, _ catalog: Catalog) -> String {
      code.map { catalogs.label(of: $0, in: catalog, language) } ?? ""
    }
    return ReportLabels(
      status: label(status.name.description, .reportStatuses),
      attackType: label(details.attackType, .attackTypes),
      impact: label(details.impact, .impacts),
      severity: catalogs.severity(of: details.impact ?? "", in: .impacts),
      securityIncident: label(classification.securityIncident, .securityIncidents),
      dangerLevel: label(classification.dangerLevel, .dangerLevels),
      discoveryMethod: label(classification.discoveryMethod, .discoveryMethods),
      closeReason: label(closeReason, .closeReasons))
  }
}
