import ClaimsDomain
import EventSourcing

extension DomainEventKind: FieldValue {
  public init() { self = .claim(.unspecified) }
  public static var wireType: WireType { .length }
  public static var schemaName: StaticString { "string" }

  public mutating func visitLeaf<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    var text = name.description
    try visitor.leaf(&text)
    guard let kind = Self.named[text] else {
      throw .unreadable(
        .unknown(text, among: Self.named.keys, Phrase(.thereIsNoEvent, text)))
    }
    self = kind
  }
}
