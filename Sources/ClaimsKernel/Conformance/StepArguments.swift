import ClaimsDomain
import EventSourcing

/// What a step may draw on for the arguments that its map leaves out.
struct StepFacts {
  var foreignCase: String
  var event: ForeignEvent
  var resource: ActorID
  var amount: Money
  /// What the event says of itself in words: reasons and notes come from here.
  var words: String
  /// The step's own, from which a payment that it requests takes its id.
  var step: Identifier
  /// The payment that was requested last.
  var payment: Identifier
}

extension ClaimCommand {
  /// The command with the arguments that the map leaves out.
  ///
  /// Source: Examples/Maps/README.md, "What is filled in".
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
