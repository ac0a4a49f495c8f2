import ClaimsDomain
import EventSourcing

/// Which part of a log is exported. On the command line its fields are options.
///
/// Source: Specs/Exports.md, "What is exported".
public struct ExportChoice: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ExportChoice" }

  /// Only streams of these kinds; all of them if empty.
  public var kinds: [StreamKind] = []
  /// Only what happened in this period; all of it if nil.
  public var period: Period?
  /// Of which clock its times are; the recorded one if nil.
  public var clock: ModelClock?

  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "kinds", &kinds)
    try fields.field(2, "period", &period)
    try fields.field(3, "clock", &clock)
  }

  /// What is wrong with the choice, such as a clock without a period; nil if nothing is.
  public var fault: Phrase? {
    clock != nil && period == nil ? Phrase(.itNeedsPeriod).at("--clock") : nil
  }

  /// Whether nothing is left out.
  public var isEverything: Bool { kinds.isEmpty && period == nil }

  /// What is in the period, on both clocks.
  var points: Period { period?.on(clock) ?? Period() }

  func includes(_ category: Category) -> Bool {
    kinds.isEmpty || kinds.contains { $0.category == category }
  }
}

/// A kind of stream, by the word for it: `claim`, `rules`.
public struct StreamKind: FieldValue {
  /// The category of the streams; reading or writing throws for one that no log of claims has.
  public var category: Category

  public init() { self.init(.claim) }
  /// Creates the kind of a category's streams.
  public init(_ category: Category) { self.category = category }

  public static var wireType: WireType { .length }
  public static var schemaName: StaticString { "string" }

  public mutating func visitLeaf<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    var text = category.kindWord
    try visitor.leaf(&text)
    guard let known = Category.exported.first(where: { $0.kindWord == text }) else {
      let names = Category.exported.map(\.kindWord)
      let wording = Phrase(.expectedOneOfFound, names.joined(separator: ", "), text)
      throw .unreadable(.unknown(text, among: names, wording))
    }
    category = known
  }
}

extension Category {
  /// Every kind of stream that a log of claims has.
  static let exported: [Category] = lists.map(\.of)
}

extension StreamKind: CustomStringConvertible {
  /// Its name.
  public var description: String { DescriptionWriter.text(of: self) }
}
