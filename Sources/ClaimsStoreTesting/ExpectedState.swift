import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing

/// The state as a test says that it will be: what stood before, and what the test changes of it.
///
/// ```swift
/// expected.claim(id) { claim in
///   claim.status = .submitted
///   claim.submissions = 1
/// }
/// ```
///
/// What was stated is compared field by field, by the field lists of the messages.
public struct ExpectedState {
  private let before: StoreState
  private var claims: [Identifier: Claim] = [:]
  private var actors: [ActorID: RegisteredActor] = [:]
  private var documents: [Identifier: Document] = [:]
  private var reports: [Identifier: IncidentReport] = [:]
  private var accidents: [Identifier: Accident] = [:]
  private var properties: [Identifier: RegisteredProperty] = [:]
  private var quizzes: [Identifier: Quiz] = [:]
  private var leads: [Identifier: Lead] = [:]
  private var ruleBook: RuleBook?
  private var catalogBook: CatalogBook?
  private var preferencesStated: Preferences?
  private var pendingStated: [FieldList.Row]?
  /// The parts that something was stated of, in that order.
  private(set) var parts: [StatePart] = []

  init(_ before: StoreState) { self.before = before }

  public mutating func claim(_ id: Identifier, _ change: (inout Claim) -> Void) {
    note(.claim(id))
    change(&claims[id, default: before.claims[id]?.claim ?? ClaimDecider.initial])
  }

  public mutating func document(_ id: Identifier, _ change: (inout Document) -> Void) {
    note(.document(id))
    change(&documents[id, default: before.documents.state(of: id)])
  }

  public mutating func report(_ id: Identifier, _ change: (inout IncidentReport) -> Void) {
    note(.report(id))
    change(&reports[id, default: before.reports.state(of: id)])
  }

  public mutating func accident(_ id: Identifier, _ change: (inout Accident) -> Void) {
    note(.accident(id))
    change(&accidents[id, default: before.accidents.state(of: id)])
  }

  public mutating func property(_ id: Identifier, _ change: (inout RegisteredProperty) -> Void) {
    note(.property(id))
    change(&properties[id, default: before.properties.state(of: id)])
  }

  public mutating func quiz(_ id: Identifier, _ change: (inout Quiz) -> Void) {
    note(.quiz(id))
    change(&quizzes[id, default: before.quizzes.state(of: id)])
  }

  public mutating func lead(_ id: Identifier, _ change: (inout Lead) -> Void) {
    note(.lead(id))
    change(&leads[id, default: before.leads.state(of: id)])
  }

  public mutating func actor(_ id: ActorID, _ change: (inout RegisteredActor) -> Void) {
    note(.actor(id))
    change(&actors[id, default: before.actors[id] ?? RegisteredActor()])
  }

  /// The rules are changed by what happens to them: `RulesDecider.evolve(&$0, …)`.
  public mutating func rules(_ change: (inout RuleBook) -> Void) {
    note(.rules)
    var book = ruleBook ?? before.rules
    change(&book)
    ruleBook = book
  }

  /// The catalogs are changed by what happens to them: `CatalogDecider.evolve(&$0, …)`.
  public mutating func catalogs(_ change: (inout CatalogBook) -> Void) {
    note(.catalogs)
    var book = catalogBook ?? before.catalogs
    change(&book)
    catalogBook = book
  }

  public mutating func preferences(_ change: (inout Preferences) -> Void) {
    note(.preferences)
    var preferences = preferencesStated ?? before.preferences
    change(&preferences)
    preferencesStated = preferences
  }

  /// An outbox keeps this command back, behind the others.
  public mutating func queued(_ command: CommandEnvelope) {
    note(.pending)
    pendingStated = (pendingStated ?? before.rows(of: .pending)) + [command.pendingRow]
  }

  /// No outbox keeps this command back any more.
  public mutating func unqueued(_ command: CommandEnvelope) {
    note(.pending)
    let row = command.pendingRow
    pendingStated = (pendingStated ?? before.rows(of: .pending)).filter { $0 != row }
  }

  private mutating func note(_ stream: StreamID) { note(.stream(stream)) }

  private mutating func note(_ part: StatePart) {
    if !parts.contains(part) { parts.append(part) }
  }

  /// The fields of a part as they are stated; nil where nothing was stated of it.
  func rows(of part: StatePart) -> [FieldList.Row]? {
    switch part {
    case .stream(let stream): rows(of: stream)
    case .preferences: preferencesStated.map { fieldRows($0) }
    case .pending: pendingStated
    }
  }

  private func rows(of stream: StreamID) -> [FieldList.Row]? {
    switch stream.category {
    case .claim: claims[stream.id].map { fieldRows($0) }
    case .document: documents[stream.id].map { fieldRows($0) }
    case .report: reports[stream.id].map { fieldRows($0) }
    case .accident: accidents[stream.id].map { fieldRows($0) }
    case .property: properties[stream.id].map { fieldRows($0) }
    case .quiz: quizzes[stream.id].map { fieldRows($0) }
    case .lead: leads[stream.id].map { fieldRows($0) }
    case .actor: actors.first { StreamID.actor($0.key) == stream }.map { fieldRows($0.value) }
    case .rules: ruleBook.map { fieldRows($0) }
    case .catalogs: catalogBook.map { fieldRows($0) }
    default: nil
    }
  }
}
