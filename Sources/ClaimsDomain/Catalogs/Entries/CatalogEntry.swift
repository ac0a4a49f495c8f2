import EventSourcing

extension CatalogText {
  /// Creates a text of an entry; a summary has no heading.
  public init(_ kind: CatalogTextKind, heading: Wording = Wording(), text: Wording) {
    self.kind = kind
    self.heading = heading
    self.text = text
  }
}

extension CatalogEntry {
  /// Whether it stands before the entry of this catalog and code, by their bytes.
  func precedes(_ catalog: Catalog, _ code: String) -> Bool {
    guard self.catalog == catalog else { return self.catalog.rawValue < catalog.rawValue }
    return self.code.utf8.lexicographicallyPrecedes(code.utf8)
  }

  /// Compares by bytes: `==` takes the Kelvin sign for a K.
  func isNamed(_ catalog: Catalog, _ code: String) -> Bool {
    self.catalog == catalog && self.code.utf8.elementsEqual(code.utf8)
  }
}

extension [CatalogEntry] {
  /// The entry's place, or the one it belongs in, in a list sorted by catalog and code. O(log n).
  func place(of code: String, in catalog: Catalog) -> (place: Int, isThere: Bool) {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].precedes(catalog, code) { low = middle + 1 } else { high = middle }
    }
    return (low, low < count && self[low].isNamed(catalog, code))
  }
}
