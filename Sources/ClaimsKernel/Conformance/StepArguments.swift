import ClaimsDomain
import EventSourcing

/// What a step may draw on for its arguments.
struct StepFacts {
  var foreignCase: ForeignCase
  var event: ForeignEvent
  /// What the case said last under the names that the map asks for; nil where that is two things.
  var latest: [String: String?]
  var resource: ActorID
  /// Who sends the step's command.
  var sender: ActorID
  var amount: Money
  /// What the event says of itself in words: reasons and notes come from here.
  var words: String
  /// The attribute that it says them in, if it has that.
  var detail: String?
  /// The step's own, from which a payment that it requests takes its id.
  var step: Identifier
  /// The payment that was requested last.
  var payment: Identifier
  /// By what ids are derived from the log's own: another case's is that of its claim.
  var mapName: String
  var log: EventLogOptions
  /// Under which names the steps of the event have asked so far.
  var asked: Set<String> = []

  /// What the log says under a name; nil if it says nothing.
  ///
  /// - Throws: if it says two things.
  func value(_ name: String) throws(WireError) -> String? {
    guard !saysTwoThings(name) else {
      throw .unreadable(Phrase(.saysTwiceAndDifferently, name))
    }
    let found = log.value(name, of: event) ?? asked(name)
    return found.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func saysTwoThings(_ name: String) -> Bool {
    if let name = LogAttribute.latest(name) { return latest[name] == .some(nil) }
    if event.ambiguous.contains(name) { return true }
    guard name.hasPrefix(LogAttribute.ofCase) else { return false }
    return foreignCase.ambiguous.contains(String(name.dropFirst(LogAttribute.ofCase.count)))
  }

  private func asked(_ name: String) -> String? {
    if let name = LogAttribute.latest(name) { return latest[name] ?? nil }
    guard name.hasPrefix(LogAttribute.ofCase) else { return nil }
    let name = String(name.dropFirst(LogAttribute.ofCase.count))
    return foreignCase.attributes[name] ?? (name == "name" ? foreignCase.name : nil)
  }

  /// What an argument is that neither the map nor a reading gives; nil if it stays empty.
  ///
  /// Source: Examples/Maps/README.md, "What is filled in".
  func usual(_ field: String, of command: DomainCommand) -> (any FieldValue)? {
    switch field {
    case "title", "payee": foreignCase.name
    case "claimed", "amount": amount
    case "handler", "assignee": resource
    case "reporter": command.isAnonymous ? nil : sender
    case "reason", "grounds", "finding", "text": command.needsNoWords ? nil : words
    case "payment": command.requestsPayment ? step : payment
    case "lossDate" where command.isBeginning: event.time.dayUTC
    case "incidentDate" where command.isBeginning: event.time
    case "description" where command.isBeginning: words
    default: nil
    }
  }
}

extension StepFacts {
  init(
    of event: ForeignEvent, in foreign: ForeignCase, by resource: ActorID,
    _ latest: [String: String?], _ map: ActivityMap
  ) {
    let said = map.detail.flatMap { event.attributes[$0] }
    self.init(
      foreignCase: foreign, event: event, latest: latest, resource: resource, sender: resource,
      amount: map.amount, words: said ?? map.activity(of: event),
      detail: said.flatMap { _ in map.detail }, step: Identifier(), payment: Identifier(),
      mapName: map.name, log: map.log)
  }
}

extension DomainCommand {
  /// Decisions and closings may be without a reason.
  fileprivate var needsNoWords: Bool {
    switch self {
    case .claim(.approve), .claim(.approvePartially), .claim(.close): true
    default: false
    }
  }
  fileprivate var requestsPayment: Bool {
    if case .claim(.requestPayment) = self { true } else { false }
  }
  fileprivate var isAnonymous: Bool {
    if case .report(.startReport(let start)) = self { start.isAnonymous } else { false }
  }
  /// What is left out of a draft is not there yet; of any other change it stays as it is.
  fileprivate var isBeginning: Bool {
    switch self {
    case .claim(.openDraft), .report(.editReport): true
    default: false
    }
  }
}

extension EventLogOptions {
  /// What an event says under a name of the log's.
  func value(_ name: String, of event: ForeignEvent) -> String? {
    if name == activity { return event.activity }
    if name == transition { return event.transition }
    if name == event.resourceName ?? resource.first, let resource = event.resource {
      return resource
    }
    if name == time { return event.time.text }
    return event.attributes[name]
  }
}
