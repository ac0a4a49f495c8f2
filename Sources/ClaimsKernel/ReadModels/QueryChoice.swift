import ClaimsDomain
import EventSourcing

/// An enumeration that a field of a query names its cases of. It is asked with and never stored.
public protocol QueryChoice: FieldValue, CaseIterable, RawRepresentable
where RawValue == String, AllCases == [Self] {
  /// - Throws: `unreadable`, with what there is.
  static func reading(_ text: String) throws(WireError) -> Self
}

extension QueryChoice {
  public init() { self = Self.allCases[0] }
  public static var wireType: WireType { .length }
  public static var schemaName: StaticString { "string" }

  public mutating func visitLeaf<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    var text = rawValue
    try visitor.leaf(&text)
    self = try Self.reading(text)
  }

  public static func reading(_ text: String) throws(WireError) -> Self {
    if let choice = Self(rawValue: text) { return choice }
    throw notAmongCases(text)
  }

  fileprivate static func notAmongCases(_ text: String) -> WireError {
    let names = allCases.map(\.rawValue)
    let wording = Phrase(.expectedOneOfFound, names.joined(separator: ", "), text)
    return .unreadable(.unknown(text, among: names, wording))
  }
}

extension Language: QueryChoice {
  /// That of a BCP 47 tag.
  public static func reading(_ text: String) throws(WireError) -> Language {
    if let language = Language(tag: text) { return language }
    throw notAmongCases(text)
  }
}

/// By what rows are sorted, as a query says it: `KEY`, `KEY:asc` or `KEY:desc`.
public protocol SortOrder: FieldValue {
  /// The names of what rows can be sorted by.
  associatedtype Key: QueryChoice
  /// What rows are sorted by.
  var key: Key { get }
  /// Whether the greatest comes first.
  var isDescending: Bool { get }
  /// Creates an order by a key; ascending unless it is said to be descending.
  init(_ key: Key, descending: Bool)
}

extension SortOrder {
  public init() { self.init(Key(), descending: false) }
  public static var wireType: WireType { .length }
  public static var schemaName: StaticString { "string" }

  public mutating func visitLeaf<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    var text = key.rawValue + (isDescending ? ":desc" : "")
    try visitor.leaf(&text)
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let direction = parts.count == 2 ? parts[1] : "asc"
    guard parts.count <= 2, direction == "asc" || direction == "desc" else {
      throw .unreadable(Phrase(.expectedKEYKEYAscOr, text))
    }
    self = Self(try Key.reading(parts[0]), descending: direction == "desc")
  }
}

extension AuditPoint: FieldValue {
  public static var wireType: WireType { .length }
  public static var schemaName: StaticString { "string" }

  public mutating func visitLeaf<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    var text = self.text
    try visitor.leaf(&text)
    guard let point = Self(text) else { throw .unreadable(Phrase(.expectedPointOfHistory, text)) }
    self = point
  }
}

extension Period {
  /// The same with its times on a clock: the recorded one if nil.
  public func on(_ clock: ModelClock?) -> Period { clock == .effective ? onEffectiveClock : self }
}

/// The ends of a range, both included; either may be left out.
public struct Ends<Bound: FieldValue & Comparable>: Message, CustomStringConvertible {
  /// The least value, included; nil for no lower end.
  public var from: Bound?
  /// The greatest value, included; nil for no upper end.
  public var to: Bound?

  public init() {}
  public static var messageName: StaticString { "Ends" }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "from", &from)
    try fields.field(2, "to", &to)
    try Self.check(from, to)
  }

  static func check(_ from: Bound?, _ to: Bound?) throws(WireError) {
    guard let from, let to, from > to else { return }
    throw .unreadable(Phrase(.itIsBehindTo).at("from"))
  }

  /// The range, up to these if an end is left out.
  public func range(from least: Bound, to most: Bound) -> ClosedRange<Bound> {
    let first = from ?? least
    return first...max(first, to ?? most)
  }
}

/// Amounts of one currency, in its minor units.
public struct AmountEnds: Message, CustomStringConvertible {
  /// The least amount, included; nil for no lower end.
  public var from: Int64?
  /// The greatest amount, included; nil for no upper end.
  public var to: Int64?
  /// The currency of the amounts; reading throws if it is missing.
  public var currency: Currency?

  public init() {}
  public static var messageName: StaticString { "AmountEnds" }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "from", &from)
    try fields.field(2, "to", &to)
    try fields.field(3, "currency", &currency)
    try Ends.check(from, to)
    if F.reads, currency == nil { throw .unreadable(Phrase(.itIsMissing).at("currency")) }
  }
}

extension ClaimFlag: QueryChoice {}
extension ClaimOrder.Key: QueryChoice {}
extension ClaimOrder: SortOrder {}
extension DocumentOrder.Key: QueryChoice {}
extension DocumentOrder: SortOrder {}
extension ReportOrder.Key: QueryChoice {}
extension ReportOrder: SortOrder {}
extension AgingGrouping: QueryChoice {}
extension FunnelGrouping: QueryChoice {}
extension FinancialGrouping: QueryChoice {}
extension WorklistKind: QueryChoice {}
extension ModelClock: QueryChoice {}
extension SLASubject: QueryChoice {}
extension FlagName: QueryChoice {}
