import ClaimsDomain

/// What of a decision that comes out differently may be due to texts that cannot be read.
///
/// Source: Specs/Secrecy.md, "What is known without the keys".
enum TextDependence {
  /// The words of the same reasons, which quote texts.
  case wordsAlone
  /// Whether it was accepted, or why not.
  case outcome

  /// nil if texts have no part in it: a decision has other events, or was refused for what can be read.
  init?(of verdict: Validator.Verdict, _ refusal: RefusalRecord?) {
    let then = refusal?.reasons.map(\.code)
    switch (verdict, then) {
    case (.refused(let today), let then?):
      let today = today.reasons.map(\.code)
      if today == then {
        self = .wordsAlone
      } else if Set(today).symmetricDifference(then).allSatisfy(\.turnsOnTexts) {
        self = .outcome
      } else {
        return nil
      }
    case (.refused(let today), nil) where today.reasons.allSatisfy(\.code.turnsOnTexts):
      self = .outcome
    case (.accepted, let then?) where !then.isEmpty && then.allSatisfy(\.turnsOnTexts):
      self = .outcome
    default: return nil
    }
  }
}

extension RefusalCode {
  /// Whether a guard with this reason looks at what a text says; of a refused command also at codes, whose texts are
  /// sealed there.
  var turnsOnTexts: Bool {
    switch self {
    case .missingRequiredFields, .reasonMissing, .emptyText, .noChange, .invalidField,
      .payeeMissing, .recipientMissing, .contactMissing, .consentMissing, .invalidURL,
      .malformedCommand:
      true
    // Whether who pays is who is paid, by their name.
    case .fourEyesRequired: true
    // Codes of catalogs and kinds.
    case .unknownCatalogCode, .invalidDocumentType, .invalidImageFormat, .mimeNotAllowed,
      .practiceAreaNotServed, .flowNotFound, .flowBroken, .optionNotOffered:
      true
    default: false
    }
  }
}
