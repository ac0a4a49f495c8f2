import EventSourcing

/// The entries that every log has. An entry may be added in a new version, never taken away or
/// renamed: old events name it.
///
/// Source: Specs/Catalogs.md, "Built-in entries".
enum BuiltInEntries {
  static func entries(in catalog: Catalog) -> [CatalogEntry] { list(of: catalog).inOrder }

  static func entry(_ code: String, in catalog: Catalog) -> CatalogEntry? {
    let entries = list(of: catalog).byCode
    let (place, isThere) = entries.place(of: code, in: catalog)
    return isThere ? entries[place] : nil
  }

  private struct List: Sendable {
    var inOrder: [CatalogEntry] = []
    var byCode: [CatalogEntry] = []
  }

  private static func list(of catalog: Catalog) -> List { lists[Int(catalog.rawValue)] }

  /// By the catalogs' numbers, with room between.
  private static let lists: [List] = {
    let most = Catalog.allCases.map { $0.rawValue }.max() ?? 0
    var lists = [List](repeating: List(), count: Int(most) + 1)
    for catalog in Catalog.allCases {
      var order: UInt32 = 0
      let inOrder = rows(of: catalog).map { row in
        // Room between two, for what an administrator adds.
        order += 10
        return row.entry(in: catalog, order: order)
      }
      lists[Int(catalog.rawValue)] = List(
        inOrder: inOrder, byCode: inOrder.sorted { $0.precedes(catalog, $1.code) })
    }
    return lists
  }()
}

/// A built-in entry, as a line of its catalog.
struct EntryRow {
  var entry = CatalogEntry()

  init(
    _ code: String, _ en: String, _ es: String, severity: UInt32 = 0, number: Int64? = nil,
    expires: Bool = false, _ texts: [CatalogText] = []
  ) {
    entry.code = code
    entry.labels = Wording(en: en, es: es)
    entry.severity = severity
    entry.number = number
    entry.expires = expires
    entry.texts = texts
  }

  func entry(in catalog: Catalog, order: UInt32) -> CatalogEntry {
    var entry = entry
    entry.catalog = catalog
    entry.order = order
    return entry
  }
}
