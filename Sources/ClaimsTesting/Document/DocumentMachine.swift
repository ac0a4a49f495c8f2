import ClaimsDomain
import Descriptions
import EventSourcing
import StateMachineTesting

/// From which side exploration looks at a document.
public enum DocumentView: Sendable, CaseIterable, PrintsFields {
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
public struct DocumentMachine: AggregateMachine {
  public typealias Machine = DocumentDecider
  public typealias Command = Attempt<DocumentDecider>

  public var rules: ClaimRules
  /// The table that decides, and that decisions are held against.
  public var lifecycle: Lifecycle<Words>
  /// The side from which the document is seen.
  public let view: DocumentView
  /// For each status, by its code: what exploration tries, and what walks draw from.
  private let tried: [[Attempt<DocumentDecider>]]
  private let draws: [Generator<Attempt<DocumentDecider>>]

  public init() { self.init(.everything) }

  /// A document as it is explored from one side, or walked.
  ///
  /// - Parameters:
  ///   - view: the side from which it is looked at.
  ///   - rules: by default those under which it is handed in again once.
  ///   - lifecycle: the table that decides, such as one that a test has changed.
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

  public func isTerminal(_ document: Document) -> Bool {
    [.superseded, .deleted, .erased].contains(document.status)
  }

  public func violation(in document: Document) -> String? { document.brokenInvariant }

  public func violation(
    of step: Transition<Document, Attempt<DocumentDecider>, Result<[DocumentEvent], Refusal>>
  ) -> String? {
    if case .success = step.response,
      let broken = step.after.brokenInvariant(of: step.command, on: step.before)
    {
      return broken
    }
    return tableFault(of: step)
  }

  /// Everything that a later decision looks at.
  public func canonical(of document: Document) -> Document {
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
    return document
  }

  /// Every second time an attempt that has a row in the table: few of all attempts have one.
  public func commands(in document: Document) -> Generator<Attempt<DocumentDecider>> {
    draws[Int(document.status.rawValue)].filter { isEnabled($0, in: document) }
  }

  /// Every attempt of the view; of what has no row in a status, one attempt for each verb.
  public func alphabet(in document: Document) -> Alphabet<Attempt<DocumentDecider>> {
    Alphabet(tried[Int(document.status.rawValue)].filter { isEnabled($0, in: document) })
  }

  public func describe(state document: Document) -> String {
    var text = "\(document.status.name) \(document.type), \(document.pages.count) pages"
    if let last = document.validUntil { text += ", until \(last.text)" }
    if !document.reminders.isEmpty { text += ", reminded \(document.reminders)" }
    if document.isChanged { text += ", changed" }
    return text
  }
}
