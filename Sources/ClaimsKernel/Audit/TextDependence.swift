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
    let then = refusal.map { Set($0.reasons.map(\.code)) }
    switch (verdict, then) {
    case (.refused(let today), let then?):
      let today = Set(today.reasons.map(\.code))
      if today == then {
        self = .wordsAlone
      } else if today.subtracting(then).isSubset(of: RefusalCode.comeOfSealedCodes)
        && then.subtracting(today).isSubset(of: RefusalCode.goWithSealedCodes)
      {
        self = .outcome
      } else {
        return nil
      }
    case (.accepted(let decision), nil)
    where entry.differsOnlyInTexts(from: decision.events(to: envelope.stream)):
      self = .wordsAlone
    case (.refused(let today), nil)
    where Set(today.reasons.map(\.code)).isSubset(of: RefusalCode.comeOfSealing):
      self = .outcome
    case (.accepted, let then?)
    where !then.isEmpty && then.isSubset(of: RefusalCode.goWithSealedCodes):
      self = .outcome
    // What another command under its id said cannot be read.
    case (.repeated, let then?) where then == [.commandIdReused]: self = .outcome
    default: return nil
    }
  }
}

/// The reasons of guards that look at what a text says.
extension RefusalCode {
  /// They may refuse since they cannot see what it says: that it is an address, or one of those that are there.
  fileprivate static let comeOfSealing: Set<Self> = [
    .invalidField, .invalidURL, .itemNotOpen, .noChange, .documentNotFound,
  ]
  /// They may find nothing since they cannot see what it says: that it is blank, or the same as another.
  private static let goWithSealing: Set<Self> = [
    .missingRequiredFields, .reasonMissing, .emptyText, .payeeMissing, .recipientMissing,
    .contactMissing, .consentMissing, .malformedCommand, .noChange, .invalidField,
    .conflictOfInterest, .alreadyOpen,
  ]
  /// They look at codes and numbers that are texts, which are sealed in a refused command: they may do both.
  private static let ofCodes: Set<Self> = [
    .unknownCatalogCode, .invalidDocumentType, .invalidImageFormat, .mimeNotAllowed,
    .practiceAreaNotServed, .flowNotFound, .flowBroken, .optionNotOffered, .idTaken,
    .outcomeInvalid,
  ]
  fileprivate static let comeOfSealedCodes = comeOfSealing.union(ofCodes)
  fileprivate static let goWithSealedCodes = goWithSealing.union(ofCodes)
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
      guard let now = try? today.event.encodedPayload() else { return false }
      return then.place.saysTheSame(now, then.payload)
    }
  }
}
