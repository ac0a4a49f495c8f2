import ClaimsDomain
import EventSourcing

// What refusals say in English. In other languages: `Words`.

extension Refusal {
  /// Every reason in words, with what was expected and found.
  public var message: String { Words(.en).text(for: self) }
}

extension Reason {
  public var message: String { Words(.en).text(for: self) }
}

extension RefusalCode {
  /// What the code says.
  public var message: String { wording.en }
}
