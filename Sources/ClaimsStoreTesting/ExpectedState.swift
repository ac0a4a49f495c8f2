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
  /// The state of each stream of which something was stated.
  private var streams: [StreamID: any Message] = [:]
  private var preferencesStated: Preferences?
  private var pendingStated: [FieldList.Row]?
  /// The parts that something was stated of, in that order.
  private(set) var parts: [StatePart] = []

  init(_ before: StoreState) { self.before = before }

  /// A stream of any aggregate.
  public mutating func stream<A: LogAggregate>(
    _: A.Type, _ stream: StreamID, _ change: (inout A.State) -> Void
  ) {
    note(.stream(stream))
    var state = (streams[stream] ?? before.snapshot(of: stream)?.state) as? A.State ?? A.initial
    change(&state)
    streams[stream] = state
  }

  /// States what is different of a claim: `change` gets it as it stood, or as stated so far.
  public mutating func claim(_ id: Identifier, _ change: (inout Claim) -> Void) {
    stream(ClaimDecider.self, .claim(id), change)
  }

  /// States what is different of a document: `change` gets it as it stood, or as stated so far.
  public mutating func document(_ id: Identifier, _ change: (inout Document) -> Void) {
    stream(DocumentDecider.self, .document(id), change)
  }

  /// States what is different of a report: `change` gets it as it stood, or as stated so far.
  public mutating func report(_ id: Identifier, _ change: (inout IncidentReport) -> Void) {
    stream(ReportDecider.self, .report(id), change)
  }

  /// States what is different of a record of an accident: `change` gets it as it stood, or as
  /// stated so far.
  public mutating func accident(_ id: Identifier, _ change: (inout Accident) -> Void) {
    stream(AccidentDecider.self, .accident(id), change)
  }

  /// States what is different of a property: `change` gets it as it stood, or as stated so far.
  public mutating func property(_ id: Identifier, _ change: (inout RegisteredProperty) -> Void) {
    stream(PropertyDecider.self, .property(id), change)
  }

  /// States what is different of an activity: `change` gets it as it stood, or as stated so far.
  public mutating func activity(_ id: Identifier, _ change: (inout Activity) -> Void) {
    stream(ActivityDecider.self, .activity(id), change)
  }

  /// States what is different of a quiz: `change` gets it as it stood, or as stated so far.
  public mutating func quiz(_ id: Identifier, _ change: (inout Quiz) -> Void) {
    stream(QuizDecider.self, .quiz(id), change)
  }

  /// States what is different of a lead: `change` gets it as it stood, or as stated so far.
  public mutating func lead(_ id: Identifier, _ change: (inout Lead) -> Void) {
    stream(LeadDecider.self, .lead(id), change)
  }

  /// States what is different of an actor in the register: `change` gets it as it stood, or as
  /// stated so far.
  public mutating func actor(_ id: ActorID, _ change: (inout RegisteredActor) -> Void) {
    stream(ActorDecider.self, .actor(id), change)
  }

  /// The rules are changed by what happens to them: `RulesDecider.evolve(&$0, …)`.
  public mutating func rules(_ change: (inout RuleBook) -> Void) {
    stream(RulesDecider.self, .rules, change)
  }

  /// The catalogs are changed by what happens to them: `CatalogDecider.evolve(&$0, …)`.
  public mutating func catalogs(_ change: (inout CatalogBook) -> Void) {
    stream(CatalogDecider.self, .catalogs, change)
  }

  /// States what is different of the preferences: `change` gets them as they stood, or as stated so
  /// far.
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

  private mutating func note(_ part: StatePart) {
    if !parts.contains(part) { parts.append(part) }
  }

  /// The fields of a part as they are stated; nil if nothing was stated of it.
  func rows(of part: StatePart) -> [FieldList.Row]? {
    switch part {
    case .stream(let stream): streams[stream].map { fieldRows($0) }
    case .preferences: preferencesStated.map { fieldRows($0) }
    case .pending: pendingStated
    }
  }
}
