import ClaimsDomain
import EventSourcing

extension Category {
  /// What JSON calls a stream of this kind; nil for the registers, of which there is one each, and
  /// for actors, who are called by their own ids.
  public var word: StaticString? { Category.named.contains(self) ? caseName : nil }
}
