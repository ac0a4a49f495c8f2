import EventSourcing

/// All catalogs at one position of the log: the built-in entries, and what was made of them since.
///
/// A log without events about catalogs has the built-in entries; copying a book costs two
/// references.
///
/// Source: Specs/Catalogs.md.
public struct CatalogBook: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CatalogBook" }
  /// Entries that events added or changed, whole, sorted by catalog and code.
  public private(set) var changed: [CatalogEntry] = []
  /// What quizzes ask, as it was published: every flow in all its versions, in their order.
  public private(set) var flows: [QuizFlow] = []

  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "changed", &changed)
    try fields.field(2, "flows", &flows)
  }

  /// The entry, retired or not; nil if the catalog never had it. O(log n).
  public func entry(_ code: String, in catalog: Catalog) -> CatalogEntry? {
    if !changed.isEmpty {
      let (place, isThere) = changed.place(of: code, in: catalog)
      if isThere { return changed[place] }
    }
    return BuiltInEntries.entry(code, in: catalog)
  }

  /// Whether a new command may name this code. O(log n).
  public func isActive(_ code: String, in catalog: Catalog) -> Bool {
    entry(code, in: catalog).map { !$0.retired } ?? false
  }

  /// Whether the code was there once and may be named no more. O(log n).
  ///
  /// For fields that take any text beside the catalog's codes.
  public func isRetired(_ code: String, in catalog: Catalog) -> Bool {
    !changed.isEmpty && (entry(code, in: catalog)?.retired ?? false)
  }

  /// What people read in place of a code: the entry's label; for a code that the catalog never
  /// had, its words with capitals.
  public func label(of code: String, in catalog: Catalog, _ language: Language) -> String {
    entry(code, in: catalog)?.labels[language] ?? code.capitalisedWords
  }

  /// How grave the code is; 0 if the catalog never had it.
  public func severity(of code: String, in catalog: Catalog) -> UInt32 {
    entry(code, in: catalog)?.severity ?? 0
  }

  /// A catalog's entries in their order, with those that are retired.
  public func entries(in catalog: Catalog) -> [CatalogEntry] {
    let builtIn = BuiltInEntries.entries(in: catalog)
    let own = changed.filter { $0.catalog == catalog }
    guard !own.isEmpty else { return builtIn }
    let untouched = builtIn.filter { !own.place(of: $0.code, in: catalog).isThere }
    return (untouched + own).sorted {
      let (one, other) = ($0.place, $1.place)
      return one == other ? $0.precedes(catalog, $1.code) : one < other
    }
  }

  /// Every catalog's entries in their order: all that a front end needs, in one answer.
  public var entries: [CatalogEntry] { Catalog.allCases.flatMap { entries(in: $0) } }

  /// A version that is there already stays what it was.
  mutating func publish(_ flow: QuizFlow) {
    guard self.flow(flow.id, version: flow.version) == nil else { return }
    flows.append(flow)
  }

  mutating func put(_ entry: CatalogEntry) {
    let (place, isThere) = changed.place(of: entry.code, in: entry.catalog)
    if isThere { changed[place] = entry } else { changed.insert(entry, at: place) }
  }
}

extension CatalogEntry {
  /// Where it stands: last without an order.
  fileprivate var place: UInt32 { order == 0 ? .max : order }
}

extension String {
  /// The words of a code, each with a capital: `cuenta_comprometida` becomes "Cuenta Comprometida",
  /// `policeReport` "Police Report". Capitals are those of ASCII, as codes are.
  var capitalisedWords: String {
    let space = UInt8(ascii: " ")
    var words: [UInt8] = []
    var before = space
    for byte in utf8 {
      let isSpace = byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == space
      if isSpace {
        if before != space { words.append(space) }
      } else {
        if byte.isCapital, before.isSmall { words.append(space) }
        words.append(before == space && byte.isSmall ? byte & ~0x20 : byte)
      }
      before = isSpace ? space : byte
    }
    if words.last == space { words.removeLast() }
    return String(decoding: words, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isSmall: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
