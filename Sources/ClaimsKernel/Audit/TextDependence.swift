import ClaimsDomain
import EventSourcing

/// What of a decision that comes out differently may be due to texts that cannot be read.
///
/// Source: Specs/Secrecy.md, "What is known without the keys".
enum TextDependence {
  /// The words of the same reasons, which quote texts, or texts of the same events.
  case wordsAlone
  /// Whether it was accepted, or why not.
  case outcome

  /// nil if texts have no part in it: a decision has other events, or was refused for what can be read.
  init?(
    of verdict: Validator.Verdict, with entry: Entry, _ refusal: RefusalRecord?,
    _ envelope: CommandEnvelope
  ) {
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
    case (.accepted(let decision), nil)
    where entry.differsOnlyInTexts(from: decision.events(to: envelope.stream)):
      self = .wordsAlone
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

extension Entry {
  /// Whether its events are these, but for what its texts say that cannot be read.
  fileprivate func differsOnlyInTexts(
    from decided: [(stream: StreamID, event: DomainEvent)]
  ) -> Bool {
    let stored = places.suffix(events.count)
    guard decided.count == events.count else { return false }
    return zip(decided, stored).allSatisfy { today, then in
      guard today.stream == then.place.stream,
        let kind = DomainEventKind(category: today.stream.category, type: then.place.type),
        kind == today.event.kind
      else { return false }
      var hidden: [[PersonalTexts.Step]: String] = [:]
      let payload = then.place.changing(then.payload) { text, _, path in
        if SealedText.hides(text) { hidden[path] = text }
        return text
      }
      do throws(WireError) {
        let masked = then.place.changing(try today.event.encodedPayload()) { text, _, path in
          hidden[path] ?? text
        }
        return masked == payload && payload != nil
      } catch { return false }
    }
  }
}
