/// A code, and the catalog that it should be of.
struct CatalogCode {
  var code: String
  var catalog: Catalog

  /// None for a text that is absent or empty.
  init?(_ code: String?, _ catalog: Catalog) {
    guard let code, !code.utf8.isEmpty else { return nil }
    self.code = code
    self.catalog = catalog
  }
}

extension IncidentDetails {
  var codes: [CatalogCode] {
    [CatalogCode(attackType, .attackTypes), CatalogCode(impact, .impacts)].compactMap { $0 }
  }
}

extension IncidentClassification {
  var codes: [CatalogCode] {
    [
      CatalogCode(securityIncident, .securityIncidents), CatalogCode(dangerLevel, .dangerLevels),
      CatalogCode(discoveryMethod, .discoveryMethods), CatalogCode(attackType, .attackTypes),
      CatalogCode(impact, .impacts),
    ].compactMap { $0 } + actions.compactMap { CatalogCode($0, .incidentActions) }
  }
}
