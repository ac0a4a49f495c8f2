import ClaimsDomain
import EventSourcing

extension Category {
  /// What JSON calls a stream of this kind; nil for the registers, of which there is one each, and
  /// for actors, who are called by their own ids.
  public var word: StaticString? { Category.named.contains(self) ? caseName : nil }
}

extension Category {
  /// What a kind of stream is called, also the registers of which there is one each.
  public var kindWord: String { caseName?.description ?? "stream" }
}

extension StreamID {
  /// The member by which JSON names the stream; nil for the registers, of which there is one each.
  public func target(_ person: ActorID) -> (name: String, id: String)? {
    if let word = category.word { return (word.description, id.text) }
    return category == .actor ? ("person", person.text) : nil
  }
}

/// A stream as commands name it: `{"claim": UUID}`; a register, of which there is one, is `true`.
struct NamedStream: Message {
  static var messageName: StaticString { "NamedStream" }
  private var stream = StreamID(.claim, Identifier())

  init() {}
  init(_ stream: StreamID) { self.stream = stream }

  mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    var (id, isThere) = (stream.id, true)
    if let word = stream.category.word { return try fields.field(1, word, &id) }
    try fields.field(2, stream.category == .rules ? "rules" : "catalogs", &isThere)
  }
}
