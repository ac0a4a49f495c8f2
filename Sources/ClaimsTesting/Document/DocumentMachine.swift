import ClaimsDomain
import EventSourcing
import StateMachineTesting

/// From which side exploration looks at a document.
public enum DocumentView: Sendable, CaseIterable {
  /// Pages, details, verification and time.
  case life
  /// Who sees it and who acts for its owner, in every status.
  case access
  /// Both at once, for walks: too many states to explore.
  case everything
}

/// The document as a specification: explore it, walk it, or hold a system of your own against it.
///
/// Source: Specs/Lifecycles/Document.md.
public struct DocumentMachine: DeciderSpecification {
  public typealias Machine = DocumentDecider
  public typealias Words = AggregateVocabulary<DocumentDecider>
  public typealias Key = [UInt8]

  public let rules: ClaimRules
  /// The table that decides, and that decisions are held against.
  public let lifecycle: Lifecycle<Words>
  public let view: DocumentView
  /// For each status, by its code: what exploration tries, and what walks draw from.
  private let tried: [[DocumentAttempt]]
  private let draws: [Generator<DocumentAttempt>]

  /// A document as it is explored from one side, or walked.
  ///
  /// - Parameter rules: by default those under which it is handed in again once.
  public init(
    _ view: DocumentView = .everything, rules: ClaimRules? = nil,
    lifecycle: Lifecycle<Words> = DocumentDecider.lifecycle
  ) {
    var once = ClaimRules()
    once.documentResubmitLimit = 1
    self.rules = rules ?? once
    self.lifecycle = lifecycle
    self.view = view
    let all = DocumentAlphabet(view).attempts
    tried = DocumentStatus.allCases.map { status in
      var withoutRow: Set<DocumentVerb> = []
      return all.filter { attempt in
        let verb = attempt.command.kind
        return lifecycle.step(from: status, on: verb) != nil || withoutRow.insert(verb).inserted
      }
    }
    draws = DocumentStatus.allCases.map { status in
      let likely = all.filter { attempt in
        let step = lifecycle.step(from: status, on: attempt.command.kind)
        return step?.roles.contains(attempt.sender.role) ?? false
      }
      return .oneOf(.element(of: likely.isEmpty ? all : likely), .element(of: all))
    }
  }

  public func decide(
    _ attempt: DocumentAttempt, given document: Document
  ) throws(Refusal) -> [DocumentEvent] {
    try DocumentDecider.decide(
      attempt.command, given: document, in: attempt.context(rules), under: lifecycle)
  }

  /// Strangers never come as far as the table.
  public func isEnabled(_ attempt: DocumentAttempt, in document: Document) -> Bool {
    document.isParty(attempt.sender.actor, as: attempt.sender.role)
  }

  public func status(of document: Document) -> DocumentStatus { document.status }
  public func verb(of attempt: DocumentAttempt) -> DocumentVerb { attempt.command.kind }
  public func role(of attempt: DocumentAttempt) -> Role { attempt.sender.role }
  public func kind(of event: DocumentEvent) -> DocumentEventKind { event.kind }

  public func cause(of refusal: Refusal) -> RefusalCause {
    switch refusal.reasons.first?.code {
    case .invalidTransition: .noRow
    case .notAuthorised: .role
    default: .guards
    }
  }

  public func isExplained(_ refusal: Refusal, by guards: [Guard<DocumentDecider>]) -> Bool {
    !refusal.reasons.isEmpty
      && refusal.reasons.allSatisfy { reason in guards.contains { $0.code == reason.code } }
  }

  public func isTerminal(_ document: Document) -> Bool {
    document.status == .superseded || document.status == .deleted
  }

  public func violation(in document: Document) -> String? { document.brokenInvariant }

  public func violation(
    of step: Transition<Document, DocumentAttempt, Result<[DocumentEvent], Refusal>>
  ) -> String? {
    if case .success = step.response,
      let broken = step.after.brokenInvariant(of: step.command, on: step.before)
    {
      return broken
    }
    return tableFault(of: step)
  }

  /// Everything that a later decision looks at.
  public func key(of document: Document) -> [UInt8] {
    var document = document
    document.verifiedAt = nil
    document.submittedAt = nil
    document.reading = nil
    document.notes = ""
    document.pages = document.pages.map { DocumentPage(id: $0.id, sha256: $0.sha256) }
      .sorted { $0.id < $1.id }
    document.contributors = document.contributors.filter { $0 == DocumentAlphabet.gina.actor }
    document.representatives.sort { $0.text < $1.text }
    document.reminders.sort()
    document.sharedWith.sort { $0.recipient < $1.recipient }
    if isTerminal(document) {
      let status = document.status
      document = Document()
      document.status = status
    }
    // Every document can be encoded; were there one that cannot, it must not pass for another.
    return (try? document.encoded()) ?? Array("\(document)".utf8)
  }

  /// Every second time something that has a row: walks would mostly try what has none.
  public func commands(in document: Document) -> Generator<DocumentAttempt> {
    draws[Int(document.status.rawValue)].filter { isEnabled($0, in: document) }
  }

  /// Every attempt of the view; of what has no row in a status, one attempt for each verb.
  public func alphabet(in document: Document) -> Alphabet<DocumentAttempt> {
    Alphabet(tried[Int(document.status.rawValue)].filter { isEnabled($0, in: document) })
  }

  public func describe(state document: Document) -> String {
    var text = "\(document.status.name) \(document.type), \(document.pages.count) pages"
    if let last = document.validUntil { text += ", until \(last.text)" }
    if !document.reminders.isEmpty { text += ", reminded \(document.reminders)" }
    if document.isChanged { text += ", changed" }
    return text
  }

  public func describe(response: Result<[DocumentEvent], Refusal>) -> String {
    switch response {
    case .success(let events): events.map { "\($0.kind.name)" }.joined(separator: ", ")
    case .failure(let refusal):
      "refused: " + refusal.reasons.map { "\($0.code.name)" }.joined(separator: ", ")
    }
  }
}
