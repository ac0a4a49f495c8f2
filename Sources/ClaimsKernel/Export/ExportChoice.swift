import ClaimsDomain
import EventSourcing

/// Which part of a log is exported. On the command line its fields are options.
///
/// Source: Specs/Exports.md, "What is exported".
public struct ExportChoice: Message {
  public static var messageName: StaticString { "ExportChoice" }

  /// Only streams of these kinds; all of them if empty.
  public var kinds: [StreamKind] = []
  /// The first and the last point that are in it, on both clocks: a position or a recorded time,
  /// and the effective time behind `@`.
  public var from: AuditPoint?
  public var to: AuditPoint?

  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "kinds", &kinds)
    try fields.field(2, "from", &from)
    try fields.field(3, "to", &to)
  }

  public var isEverything: Bool { kinds.isEmpty && from == nil && to == nil }

  /// Whether nothing can be in it, since it ends before it begins.
  public var isBackwards: Bool {
    guard let from, let to else { return false }
    if let first = from.effective, let last = to.effective, first > last { return true }
    return switch (from.known, to.known) {
    case (.position(let first), .position(let last)): first > last
    case (.recorded(let first), .recorded(let last)): first > last
    default: false
    }
  }

  func includes(_ category: Category) -> Bool {
    kinds.isEmpty || kinds.contains { $0.category == category }
  }

  /// The position before the first that may be in it.
  var start: Position {
    guard case .position(let position)? = from?.known, position > 0 else { return .start }
    return Position(position - 1)
  }

  /// Whether an event is in the period.
  ///
  /// - Parameter position: that of the event; of a refusal, the one at which it was decided.
  func includes(position: UInt64, of entry: Entry) -> Bool {
    place(of: position, of: entry) == .within
  }

  /// Where what happens stands to the period. On two clocks it may be both before and after: then it
  /// is after, since nothing of it was known and true in time.
  enum Place { case before, within, after }

  func place(of position: UInt64, of entry: Entry) -> Place {
    if let to, !to.covers(position: position, of: entry) { return .after }
    if let from, !from.isReached(position: position, by: entry) { return .before }
    return .within
  }

  /// Whether no later entry can be in the period.
  func ends(before entry: Entry) -> Bool {
    switch to?.known {
    case .position(let limit)?: entry.decidedAt.value >= limit + (entry.refusal == nil ? 0 : 1)
    case .recorded(let time)?: entry.recorded > time
    default: false
    }
  }
}

extension AuditPoint {
  fileprivate func isReached(position: UInt64, by entry: Entry) -> Bool {
    if let effective, entry.effective < effective { return false }
    return switch known {
    case .everything: true
    case .position(let limit): position >= limit
    case .recorded(let time): entry.recorded >= time
    }
  }

  fileprivate func covers(position: UInt64, of entry: Entry) -> Bool {
    if let effective, entry.effective > effective { return false }
    return includes(position: position, recorded: entry.recorded)
  }
}

/// A kind of stream, by the word for it: `claim`, `rules`.
public struct StreamKind: FieldValue {
  public var category: Category

  public init() { self.init(.claim) }
  public init(_ category: Category) { self.category = category }

  public static var wireType: WireType { .length }
  public static var schemaName: StaticString { "string" }

  public mutating func visitLeaf<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    var text = category.kindWord
    try visitor.leaf(&text)
    guard let known = Category.exported.first(where: { $0.kindWord == text }) else {
      let words = Category.exported.map(\.kindWord).joined(separator: ", ")
      throw .unreadable(Phrase(.expectedOneOfFound, words, text))
    }
    category = known
  }
}

extension Category {
  /// Every kind of stream that a log of claims has.
  static let exported: [Category] = lists.map(\.of)
}
