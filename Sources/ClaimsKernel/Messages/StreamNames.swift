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
