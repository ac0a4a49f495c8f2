import EventSourcing

extension CatalogDecider {
  public static func opposite(
    of command: CatalogCommand, on before: CatalogBook, isLatest: Bool, because reason: String
  ) -> CatalogCommand? {
    let (catalog, code) = command.target
    switch command {
    case .addCatalogEntry, .restoreCatalogEntry:
      return .retireCatalogEntry(
        RetireCatalogEntry(catalog: catalog, code: code, reason: reason))
    case .retireCatalogEntry:
      return .restoreCatalogEntry(
        RestoreCatalogEntry(catalog: catalog, code: code, reason: reason))
    case .relabelCatalogEntry, .publishQuizFlow: return nil
    }
  }
}
