import ClaimsDomain
import EventSourcing

// What refusals say in English. In other languages: `Words`.

extension Refusal {
  /// Every reason in words, with what was expected and found.
  public var message: String { Words(.en).text(for: self) }
}

extension Reason {
  /// The reason in words, with what was expected and found.
  public var message: String { Words(.en).text(for: self) }
}

extension RefusalCode {
  /// What the code says.
  public var message: String { wording.en }
}

extension Answer {
  /// With its message in the language that was asked for; as logs have it if none was.
  public func worded(in language: Language?) -> Answer {
    guard case .refused(var refused) = self, let language, !refused.reasons.isEmpty else {
      return self
    }
    refused.message = Words(language).text(for: refused.reasons)
    return .refused(refused)
  }
}
