import ClaimsDomain
import EventSourcing

/// What a step may draw on for the arguments that its map leaves out.
struct StepFacts {
  var foreignCase: String
  var event: ForeignEvent
  var resource: ActorID
  /// Who sends the step's command.
  var sender: ActorID
  var amount: Money
  /// What the event says of itself in words: reasons and notes come from here.
  var words: String
  /// The step's own, from which a payment that it requests takes its id.
  var step: Identifier
  /// The payment that was requested last.
  var payment: Identifier
}

extension ClaimCommand {
  func filled(from facts: StepFacts) -> ClaimCommand {
    switch self {
    case .openDraft(var open):
      if open.title.isEmpty { open.title = facts.foreignCase }
      if open.claimed == Money() { open.claimed = facts.amount }
      if open.lossDate == nil { open.lossDate = facts.event.time.dayUTC }
      return .openDraft(open)
    case .acceptIntake(var accept):
      if accept.handler.isEmpty { accept.handler = facts.resource }
      return .acceptIntake(accept)
    case .setReserve(var set):
      if set.amount == Money() { set.amount = facts.amount }
      return .setReserve(set)
    case .approve(var approve):
      if approve.amount == Money() { approve.amount = facts.amount }
      return .approve(approve)
    case .approvePartially(var approve):
      if approve.amount == Money() { approve.amount = facts.amount }
      return .approvePartially(approve)
    case .rejectIntake(var reject):
      if reject.text.isEmpty { reject.text = facts.words }
      return .rejectIntake(reject)
    case .deny(var deny):
      if deny.reason.isEmpty { deny.reason = facts.words }
      return .deny(deny)
    case .requestPayment(var request):
      if request.payment == Identifier() { request.payment = facts.step }
      if request.amount == Money() { request.amount = facts.amount }
      if request.payee.isEmpty { request.payee = facts.foreignCase }
      return .requestPayment(request)
    case .authorisePayment(var authorise):
      if authorise.payment == Identifier() { authorise.payment = facts.payment }
      return .authorisePayment(authorise)
    case .issuePayment(var issue):
      if issue.payment == Identifier() { issue.payment = facts.payment }
      return .issuePayment(issue)
    case .reopen(var reopen):
      if reopen.reason.isEmpty { reopen.reason = facts.words }
      return .reopen(reopen)
    case .addNote(var note):
      if note.text.isEmpty { note.text = facts.words }
      return .addNote(note)
    case .clearPayment(var clear):
      if clear.payment == Identifier() { clear.payment = facts.payment }
      return .clearPayment(clear)
    case .recordCommunication(var communication):
      if communication.text.isEmpty { communication.text = facts.words }
      return .recordCommunication(communication)
    default: return self
    }
  }
}

extension ReportCommand {
  func filled(from facts: StepFacts) -> ReportCommand {
    switch self {
    case .startReport(var start):
      if start.reporter.isEmpty, !start.isAnonymous { start.reporter = facts.sender }
      return .startReport(start)
    case .editReport(var edit):
      if edit.details.incidentDate == nil { edit.details.incidentDate = facts.event.time }
      if edit.details.description == nil { edit.details.description = facts.words }
      return .editReport(edit)
    case .startReportInvestigation(var start):
      if start.assignee.isEmpty { start.assignee = facts.resource }
      return .startReportInvestigation(start)
    case .assignReport(var assign):
      if assign.assignee.isEmpty { assign.assignee = facts.resource }
      return .assignReport(assign)
    case .addAdminNote(var note):
      if note.text.isEmpty { note.text = facts.words }
      return .addAdminNote(note)
    case .closeReport(var close):
      if close.text.isEmpty { close.text = facts.words }
      return .closeReport(close)
    case .reopenReport(var reopen):
      if reopen.reason.isEmpty { reopen.reason = facts.words }
      return .reopenReport(reopen)
    default: return self
    }
  }
}
