import ClaimsDomain
import EventSourcing

extension Refusal: WordedFault {
  public var wording: Phrase { Phrase { Words($0).text(for: self) } }
}

extension Words {
  /// Every reason, with what was expected and found.
  public func text(for refusal: Refusal) -> String { text(for: refusal.reasons) }

  /// Every reason in turn, with semicolons between them.
  public func text(for reasons: [Reason]) -> String {
    reasons.map { text(for: $0) }.joined(separator: "; ")
  }

  /// What the reason's code says, and what was expected and found if the reason tells.
  public func text(for reason: Reason) -> String {
    let code = name(of: reason.code)
    let expected =
      reason.expectedDetail.map { text(for: $0, in: reason.expected) }
      ?? details(of: reason).expected
    let found = found(in: reason)
    if reason.code == .notAuthorised, let phrase = reason.ofRoles(expected, found) {
      return phrase[language]
    }
    return switch (expected.isEmpty, found.isEmpty) {
    case (true, true): code
    case (false, true): Phrase(.reasonExpected, code, expected)[language]
    case (true, false): Phrase(.reasonFound, code, found)[language]
    case (false, false): Phrase(.reasonExpectedFound, code, expected, found)[language]
    }
  }

  /// What was found.
  func found(in reason: Reason) -> String {
    reason.foundDetail.map { text(for: $0, in: reason.found) } ?? details(of: reason).found
  }

  /// What was expected or found, by the type of what English says.
  public func text(for detail: ReasonDetail, in english: String) -> String {
    guard language != .en else { return english }
    guard detail.path.isEmpty else {
      var rest = detail
      rest.path = ""
      let said = english.dropFirst(detail.path.count + ": ".count)
      return "\(detail.path): " + text(for: rest, in: String(said))
    }
    if !detail.key.isEmpty {
      guard let phrase = Phrase(named: "expected." + detail.key) else { return english }
      return phrase[language].filled(with: detail.values.map { word(for: $0.text, in: $0.section) })
    }
    if detail.section.isEmpty { return english }
    return english.separated.map { name in
      let word = word(for: name, in: detail.section)
      return detail.section.hasSuffix("Verb") ? quoted(word) : word.lowercasedFirst
    }.joined(separator: ", ")
  }

  /// The word of a section for a name; the name if there is none.
  private func word(for text: String, in section: String) -> String {
    if section == "field" { return named(text) ?? text }
    return section.isEmpty ? text : Phrase(named: "\(section).\(text)")?[language] ?? text
  }

  // MARK: Of earlier versions, and of front ends that send back what they were told

  /// The texts of a reason, which the domain gives in English and by the names of codes.
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
        ?? saidInEnglish(reason.expected, asNames: !reason.code.namesPeople)
      let found =
        code(reason.found, of: reason)
        ?? (reason.code.quotesWhatWasSent ? reason.found : saidInEnglish(reason.found))
      return (expected, found)
    }
  }

  /// What the domain said in English; as it is if the tables have no such text.
  ///
  /// - Parameter asNames: whether a single word may be the name of a field or a code; false if it
  ///   may be the name of a person.
  private func saidInEnglish(_ text: String, asNames: Bool = true) -> String {
    phrase(text) ?? (asNames ? named(text) : nil) ?? text
  }

  private func phrase(_ text: String) -> String? {
    SaidInEnglish.expectations.text(text, in: language) { phrase($0) ?? named($0) }
  }

  /// A phrase, a field, a code or a list of them, in words; nil if there are none.
  func named(_ text: String) -> String? {
    if let known = phrase(text) ?? WordIndex.fields[text]?[language] { return known }
    let items = text.separated
    if items.count > 1 {
      let known = items.compactMap { named($0) }
      return known.count == items.count ? known.joined(separator: ", ") : nil
    }
    return path(text) ?? WordIndex.codes[text]?[language].lowercasedFirst
  }

  /// A path of fields, all of which have words.
  private func path(_ text: String) -> String? {
    let parts = text.split(separator: ".")
    let known = parts.compactMap { WordIndex.fields[String($0)]?[language] }
    return parts.count > 1 && known.count == parts.count ? known.joined(separator: ": ") : nil
  }

  /// A code of the enumeration that the refusal is about; nil for what is none.
  private func code(_ name: String, of reason: Reason) -> String? {
    reason.code.typeFound.flatMap { Phrase(named: "\($0).\(name)") }?[language].lowercasedFirst
  }

  /// A list of verbs by their names; what is none stays as it is.
  private func labels(ofVerbs list: String) -> String {
    list.separated.map { WordIndex.verbs[$0].map { quoted($0[language]) } ?? saidInEnglish($0) }
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
    guard let between = found.firstRange(of: " in ") else { return labels(ofVerbs: found) }
    let verb = String(found[..<between.lowerBound])
    let status = String(found[between.upperBound...])
    let name = WordIndex.statuses(besides: verb)[status]?[language] ?? status
    return labels(ofVerbs: verb) + " " + Phrase(.inStatus, quoted(name))[language]
  }

  private func quoted(_ text: String) -> String { Phrase(.quoted, text)[language] }
}

extension String {
  /// The items of a list with commas between.
  fileprivate var separated: [String] {
    split(separator: ",").map { String($0.drop { $0 == " " }) }
  }
}

extension Reason {
  private static let holdsNoRole = SaidInEnglish.Pattern("none: {1} holds no role")

  /// Which roles were wanted and which one came; nil if it is about no role, or has no type: such a reason does not say
  /// whether the sender may not act in the role, or the role not send the command.
  ///
  /// - Parameters:
  ///   - wanted: what was expected, in the language.
  ///   - role: what was found.
  fileprivate func ofRoles(_ wanted: String, _ role: String) -> Phrase? {
    if expected == ActorDecider.bootstrap { return Phrase(.nobodyIsRegisteredYet, wanted) }
    guard let sent = Role.named(found), sent != .unspecified else { return nil }
    if expected.isEmpty { return Phrase(.notSentAs, role) }
    if let name = Self.holdsNoRole.values(in: expected)?.first {
      return Phrase(.holdsNoRole, name, role)
    }
    guard let expectedDetail else { return nil }
    return expectedDetail.values.isEmpty
      ? Phrase(.onlySentInStatusAs, role, wanted) : Phrase(.roleNotHeld, role, wanted)
  }
}

extension RefusalCode {
  /// The enumeration of the code that an untyped reason says was found.
  fileprivate var typeFound: StaticString? {
    switch self {
    case .paymentNotPending, .paymentNotAuthorised, .paymentNotIssued, .paymentAlreadyCleared:
      PaymentStatus.schemaName
    case .noFlag, .alreadyReferred, .notReferred, .holdActive: FraudStatus.schemaName
    case .subrogationNotOpen: RecoveryStatus.schemaName
    case .litigationNotOpen: LitigationStatus.schemaName
    case .coverageNotConfirmed: CheckResult.schemaName
    case .notReopenable, .outcomeInvalid: CloseOutcome.schemaName
    case .partLocked: LineItemStatus.schemaName
    default: nil
    }
  }

  /// Whether it may name a person, whose name may be like a word of the domain.
  fileprivate var namesPeople: Bool {
    switch self {
    case .conflictOfInterest, .fourEyesRequired, .notParty, .idTaken: true
    default: false
    }
  }

  /// Whether what was found is quoted from the sender, and not said by the domain.
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
