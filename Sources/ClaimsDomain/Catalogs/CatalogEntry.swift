import EventSourcing

/// What a text of a catalog's entry is for.
public enum CatalogTextKind: UInt32, CodedEnum {
  case unspecified = 0
  /// A question that people often ask, in the heading, and its answer.
  case question = 1
  /// What a guide is about, in a sentence or two.
  case summary = 2
  /// A section of a guide: its heading and what stands in it.
  case section = 3

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "CatalogTextKind" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .question: "question"
    case .summary: "summary"
    case .section: "section"
    }
  }
}

/// A longer text that belongs to a catalog's entry.
public struct CatalogText: Message {
  public static var messageName: StaticString { "CatalogText" }
  public var kind = CatalogTextKind.unspecified
  /// Empty for a summary.
  public var heading = Wording()
  public var text = Wording()

  public init() {}
  public init(_ kind: CatalogTextKind, heading: Wording = Wording(), text: Wording) {
    self.kind = kind
    self.heading = heading
    self.text = text
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "kind", &kind)
    try fields.field(2, "heading", &heading)
    try fields.field(3, "text", &text)
  }
}

/// One code of a catalog, and all that people are told of it.
public struct CatalogEntry: Message {
  public static var messageName: StaticString { "CatalogEntry" }
  public var catalog = Catalog.unspecified
  public var code = ""
  public var labels = Wording()
  /// How grave it is, from 1; 0 where the catalog knows no degrees.
  public var severity: UInt32 = 0
  /// Its place in the catalog; those of the same order stand in the order of their codes.
  public var order: UInt32 = 0
  public var texts: [CatalogText] = []
  /// Its number in the list that it comes from, such as openIMIS's of reasons; nil without one.
  public var number: Int64?
  /// Whether what it names ends on a day that has to be given, as an identity card does.
  public var expires = false
  /// Whether new commands may no longer name it.
  public var retired = false

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "catalog", &catalog)
    try fields.field(2, "code", &code)
    try fields.field(3, "labels", &labels)
    try fields.field(4, "severity", &severity)
    try fields.field(5, "order", &order)
    try fields.field(6, "texts", &texts)
    try fields.field(7, "number", &number)
    try fields.field(8, "expires", &expires)
    try fields.field(9, "retired", &retired)
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
  /// Where the entry stands, or belongs, in a list that is sorted by catalog and code. O(log n).
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
