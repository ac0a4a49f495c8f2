import ClaimsDomain
import ClaimsKernel
import Descriptions

/// A code that may be chosen from a catalog, in the viewer's language.
public struct CatalogChoice: Identifiable, Equatable, Sendable, PrintsFields {
  public var id: String { code }
  /// As commands name it: stable, and no text for people.
  public let code: String
  /// The code's label in the viewer's language.
  public let name: String
  /// How grave it is, from 1; 0 if the catalog knows no degrees.
  public let severity: UInt32

  /// The codes of a catalog that new commands may name, in its order.
  static func all(of catalog: Catalog, in state: StoreState, _ words: Words) -> [CatalogChoice] {
    state.catalogs.entries(in: catalog).filter { !$0.retired }.map {
      CatalogChoice(code: $0.code, name: $0.labels[words.language], severity: $0.severity)
    }
  }
}
