import ClaimsDomain
import EventSourcing
import StateMachineTesting

/// A command about a catalog, and in which role an administrator or somebody else sends it.
public struct CatalogAttempt: Equatable, Sendable, CustomStringConvertible {
  public var command: CatalogCommand
  public var role: Role

  public init(_ command: CatalogCommand, as role: Role = .administrator) {
    self.command = command
    self.role = role
  }

  public var description: String { "\(command) (\(role.name))" }
}

/// The catalogs as a specification: an entry that is built in, one that is added, and tries at
/// catalogs that do not take everything.
public struct CatalogMachine: DeciderSpecification {
  public typealias Machine = CatalogDecider
  public typealias Words = CatalogWords

  public var lifecycle: Lifecycle<CatalogWords>

  public init(lifecycle: Lifecycle<CatalogWords> = catalogLifecycle) {
    self.lifecycle = lifecycle
  }

  public func decide(
    _ attempt: CatalogAttempt, given book: CatalogBook
  ) throws(Refusal) -> [CatalogEvent] {
    try CatalogDecider.decide(
      attempt.command, given: book,
      in: CatalogContext(
        recorded: ClaimSender.noon, effective: ClaimSender.noon, actor: ActorID("ada"),
        role: attempt.role, rules: .builtIn, neighbours: CatalogNeighbours()),
      under: lifecycle)
  }

  public func status(of book: CatalogBook) -> CatalogStatus { book.status }
  public func verb(of attempt: CatalogAttempt) -> CatalogVerb { attempt.command.kind }
  public func role(of attempt: CatalogAttempt) -> Role { attempt.role }
  public func kind(of event: CatalogEvent) -> CatalogEventKind { event.kind }

  public func cause(of refusal: Refusal) -> RefusalCause {
    switch refusal.reasons.first?.code {
    case .invalidTransition: .noRow
    case .notAuthorised: .role
    default: .guards
    }
  }

  public func isExplained(_ refusal: Refusal, by guards: [CatalogRule]) -> Bool {
    !refusal.reasons.isEmpty
      && refusal.reasons.allSatisfy { reason in guards.contains { $0.code == reason.code } }
  }

  public func key(of book: CatalogBook) -> [UInt8] { (try? book.encoded()) ?? [] }

  /// A catalog is never finished.
  public func isTerminal(_ book: CatalogBook) -> Bool { true }

  public func violation(in book: CatalogBook) -> String? {
    for entry in Self.watched(book) {
      if entry.labels.en.isEmpty || entry.labels.es.isEmpty { return "\(entry.code) has no label" }
      if entry.retired, entry.catalog.openness == .fixed { return "\(entry.code) is retired" }
      if book.isActive(entry.code, in: entry.catalog) == entry.retired {
        return "\(entry.code) is in use and is not"
      }
      if book.entry(entry.code, in: entry.catalog) != entry { return "\(entry.code) is not found" }
    }
    return nil
  }

  /// No code is ever lost, nor another one's label changed.
  public func violation(
    of step: Transition<CatalogBook, CatalogAttempt, Result<[CatalogEvent], Refusal>>
  ) -> String? {
    let (catalog, code) = step.command.command.target
    for entry in Self.watched(step.before) {
      guard let after = step.after.entry(entry.code, in: entry.catalog) else {
        return "\(entry.code) is lost"
      }
      let isMeant = entry.catalog == catalog && entry.code == code
      if !isMeant, after != entry { return "\(entry.code) changed with \(code)" }
    }
    return tableFault(of: step)
  }

  public func commands(in book: CatalogBook) -> Generator<CatalogAttempt> {
    .element(of: alphabet(in: book).commands)
  }

  /// What commands may reach, and all that stands beside it.
  private static func watched(_ book: CatalogBook) -> [CatalogEntry] {
    [Catalog.leadSources, .claimTypes, .closeOutcomes].flatMap { book.entries(in: $0) }
  }

  /// One question that leads to one result: version 1 can be published, once, and 2 is too much
  /// for a walk.
  private static func flow(_ version: UInt32) -> QuizFlow {
    let text = Wording(en: "text", es: "texto")
    return QuizFlow(
      id: "flow", version: version, first: "a",
      questions: [
        QuizQuestion(
          id: "a", text: text,
          options: [QuizOption(id: "a1", text: text, leadsTo: version == 1 ? "x" : "y")])
      ], results: [QuizResult(id: "x", title: text, text: text)])
  }

  private static let entries: [(catalog: Catalog, code: String)] = [
    (.leadSources, "event"), (.leadSources, "radio"), (.leadSources, "no code"),
    (.claimTypes, "vision"), (.closeOutcomes, "withdrawn"), (.unspecified, "event"),
  ]

  public func alphabet(in book: CatalogBook) -> Alphabet<CatalogAttempt> {
    let labels = [Wording(en: "Radio", es: "La radio"), Wording(en: "Radio", es: " ")]
    var commands: [CatalogCommand] = []
    for (catalog, code) in Self.entries {
      for labels in labels {
        commands.append(
          .addCatalogEntry(
            AddCatalogEntry(catalog: catalog, code: code, labels: labels, reason: "needed")))
        commands.append(
          .relabelCatalogEntry(
            RelabelCatalogEntry(catalog: catalog, code: code, labels: labels, reason: "clearer")))
      }
      for reason in ["", "so it is"] {
        commands.append(
          .retireCatalogEntry(RetireCatalogEntry(catalog: catalog, code: code, reason: reason)))
        commands.append(
          .restoreCatalogEntry(RestoreCatalogEntry(catalog: catalog, code: code, reason: reason)))
      }
    }
    for version in [1, 2] as [UInt32] {
      commands.append(
        .publishQuizFlow(PublishQuizFlow(flow: Self.flow(version), reason: "asked for")))
    }
    return Alphabet(
      commands.flatMap { [CatalogAttempt($0), CatalogAttempt($0, as: .supervisor)] })
  }
}
