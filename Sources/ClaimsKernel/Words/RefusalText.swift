import ClaimsDomain
import EventSourcing

extension Refusal: WordedFault {
  public var wording: Wording { Wording(Words(.en).text(for: self), Words(.es).text(for: self)) }
}

extension Words {
  /// Every reason, with what was expected and found.
  public func text(for refusal: Refusal) -> String { text(for: refusal.reasons) }

  public func text(for reasons: [Reason]) -> String {
    reasons.map { text(for: $0) }.joined(separator: "; ")
  }

  /// What the reason's code says, and what was expected and found where the reason tells.
  public func text(for reason: Reason) -> String {
    var text = name(of: reason.code)
    let (expected, found) = details(of: reason)
    if !expected.isEmpty { text += ": " + expectedWord + " " + expected }
    if !found.isEmpty { text += (expected.isEmpty ? ": " : ", ") + foundWord + " " + found }
    return text
  }

  private var expectedWord: String { Wording("expected", "se esperaba")[language] }
  private var foundWord: String { Wording("found", "se encontró")[language] }

  /// What stands in a reason, which the domain says in English and by the names of codes.
  private func details(of reason: Reason) -> (expected: String, found: String) {
    guard language != .en else { return (reason.expected, reason.found) }
    switch reason.code {
    case .invalidTransition:
      return (labels(ofVerbs: reason.expected), transition(reason.found))
    case .notAuthorised:
      return (roles(reason.expected), roles(reason.found))
    default:
      let expected =
        code(reason.expected, of: reason)
        ?? Phrases.spanish(reason.expected, asNames: !reason.code.namesPeople)
      let found =
        code(reason.found, of: reason)
        ?? (reason.code.quotesWhatWasSent ? reason.found : Phrases.spanish(reason.found))
      return (expected, found)
    }
  }

  /// A code of the enumeration that the refusal is about; nil for what is none.
  private func code(_ name: String, of reason: Reason) -> String? {
    for aggregate in AggregateWords.all {
      guard let type = aggregate.found(reason.code) else { continue }
      if let word = type.cases.first(where: { $0.name == name })?.wording {
        return word[language].lowercasedFirst
      }
    }
    return nil
  }

  /// A list of verbs by their names; what is none stays as it is.
  private func labels(ofVerbs list: String) -> String {
    list.separated.map { WordIndex.verbs[$0].map { quoted($0[language]) } ?? Phrases.spanish($0) }
      .joined(separator: ", ")
  }

  /// A list of roles by their names; what is none is a phrase, or stays as it is.
  private func roles(_ list: String) -> String {
    let names = list.separated
    let roles = names.compactMap { WordIndex.roles[$0]?[language].lowercased() }
    if roles.count == names.count { return roles.joined(separator: ", ") }
    return labels(ofVerbs: list)
  }

  /// `approve in closed`.
  private func transition(_ found: String) -> String {
    guard let between = found.firstRange(ofText: " in ") else { return labels(ofVerbs: found) }
    let verb = String(found[..<between.lowerBound])
    let status = String(found[between.upperBound...])
    let name = WordIndex.statuses(besides: verb)[status]?[language] ?? status
    return labels(ofVerbs: verb) + " en " + quoted(name)
  }

  private func quoted(_ text: String) -> String { "«" + text + "»" }
}

extension String {
  /// The items of a list with commas between.
  fileprivate var separated: [String] {
    split(separator: ",").map { String($0.drop { $0 == " " }) }
  }
}

extension StringProtocol {
  /// Where a text stands first; nil where it does not.
  func firstRange(ofText text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
}

extension RefusalCode {
  /// Whether it may say somebody's name, which may be like a word of the domain.
  fileprivate var namesPeople: Bool {
    switch self {
    case .conflictOfInterest, .fourEyesRequired, .notParty, .idTaken: true
    default: false
    }
  }

  /// Whether what was found is something that somebody wrote, and not said by the domain.
  fileprivate var quotesWhatWasSent: Bool {
    switch self {
    case .malformedCommand, .commandIdReused, .notFound, .idTaken, .notParty, .invalidField,
      .conflictOfInterest, .fourEyesRequired, .unknownCatalogCode, .actorNotRegistered,
      .itemNotOpen, .mimeNotAllowed, .duplicateAttachment, .dueInPast:
      true
    default: false
    }
  }
}
