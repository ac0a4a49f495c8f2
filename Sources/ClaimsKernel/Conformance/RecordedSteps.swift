import ClaimsDomain
import EventSourcing

extension CommandEnvelope {
  /// Who has to hold which role for it: who acts, and who is given the claim or the report.
  var people: [(ActorID, Role)] {
    switch command {
    case .claim(.acceptIntake(let accept)): [(actor, role), (accept.handler, .handler)]
    case .claim(.assign(let assign)): [(actor, role), (assign.handler, .handler)]
    case .report(.startReportInvestigation(let start)): [(actor, role), (start.assignee, .handler)]
    case .report(.assignReport(let assign)): [(actor, role), (assign.assignee, .handler)]
    default: [(actor, role)]
    }
  }
}

extension ActivityMap.Step {
  /// A command as an export of ours says it.
  init(
    verb: String, arguments: [UInt8], role: String, by actor: ActorID, on category: Category
  ) throws(JSONFault) {
    let value = try JSONValue(parsing: arguments)
    do throws(WireError) {
      command = try CommandEnvelope.read(command: .object([verb: value]))
    } catch { throw JSONFault(error.wording) }
    guard let named = Role.named(role), named != .unspecified else {
      throw JSONFault(.expected(Phrase(.handlerOrAnotherRole), found: Phrase(plain: role)))
    }
    guard command.category == category else {
      let name = category.kindWord
      throw JSONFault(Phrase(.commandExpectedCommandToFound, "event", name, command.name))
    }
    self.role = named
    self.actor = .named(actor)
    (statuses, next, notNext) = ([], [], [])
    isInferred = false
  }
}
