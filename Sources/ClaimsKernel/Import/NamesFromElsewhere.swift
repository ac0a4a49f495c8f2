import ClaimsDomain
import EventSourcing

extension ActorID {
  /// A name from elsewhere as an actor: if need be with single spaces between its words. What is
  /// longer than an id may be, or has characters that no id may have, becomes a hash of it.
  init(shortened text: String) {
    self.init(singleSpaced: text)
    let isUsable =
      (1...Self.maximumBytes).contains(self.text.utf8.count) && firstUnprintable == nil
      && firstInvisible == nil
    if !isUsable { self.init(Identifier(derivedFrom: text).text) }
  }

  /// A name from elsewhere as an actor: if need be with single spaces between its words.
  init(singleSpaced text: String) {
    self.init(text)
    guard firstInvisible != nil else { return }
    self.init(text.split(separator: " ").joined(separator: " "))
  }
}
