import EventSourcing

// Reasons that several of a report's guards give.

extension Reason {
  /// The first of these times that has not come yet, if there is one.
  init?(_ code: RefusalCode, ofFuture times: [Instant?], in context: ReportContext) {
    guard let time = times.lazy.compactMap({ $0 }).first(where: { $0 > context.clock }) else {
      return nil
    }
    self.init(code, expected: "at most " + context.clock.text, found: time.text)
  }

  /// The first of these codes that its catalog does not offer, if there is one.
  init?(_ code: RefusalCode, ofUnknown codes: [CatalogCode], in context: ReportContext) {
    let catalogs = context.neighbours.catalogs
    guard let unknown = codes.first(where: { !catalogs.isActive($0.code, in: $0.catalog) }) else {
      return nil
    }
    self.init(
      code, expected: "a code of " + unknown.catalog.name.description, found: unknown.code)
  }
}

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
