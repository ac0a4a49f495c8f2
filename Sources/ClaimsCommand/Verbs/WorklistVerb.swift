import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing

// The verb worklist: an actor's work.

extension Verb {
  static let worklistOption = Option("as", "ACTOR")

  func worklist(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    var query: WorklistQuery = try arguments.query()
    query.kind = try arguments.rest.first.map {
      try Arguments.choice($0, for: "'worklist'", of: WorklistKind.self)
    }
    guard arguments.value("as") != nil || query.of != nil else {
      throw Usage(.worklistNeedsAsACTORWhose)
    }
    let asking = try Asking(arguments, output)
    if query.of == nil, asking.scene.access.actor.isEmpty, let wanted = arguments.value("as") {
      throw Usage(.asWorkIsSomebodyS, wanted)
    }
    return try ask(query, asking, arguments, &output) { view, _, output in
      let speech = output.speech
      for entry in view.claims {
        let claim = entry.snapshot.claim
        output.line(
          output.bold("\(entry.snapshot.id.text)  \(speech.name(of: claim.status).padded(to: 17))")
            + "  \(claim.claimed.display.padded(to: 14))  \(printable(claim.title))")
        for item in entry.items {
          output.line(
            "    " + item.waiting.text(speech)
              + (item.role.map { speech.say(.commaInRole) + " " + speech.name(of: $0) } ?? ""))
          for reason in item.obstacles {
            output.line(
              "        " + output.red(speech.say(.notNow) + " ")
                + printable(speech.text(for: [reason])))
          }
        }
      }
      for work in view.others {
        let status =
          speech.words?.name(ofStatus: work.snapshot.status)
          ?? work.snapshot.status.name.description
        output.line(
          output.bold("\(work.snapshot.stream.id.text)  \(status.padded(to: 17))")
            + "  \(speech.kind(of: work.snapshot.stream.category))  "
            + printable(work.snapshot.title))
        let due = work.due.map { speech.say(.commaDue) + " " + speech.time($0) } ?? ""
        output.line(
          "    " + speech.label(ofVerb: work.verb) + due + speech.say(.commaInRole) + " "
            + speech.name(of: work.role))
      }
      output.line(output.dim(speech.count(ofClaims: view.claims.count)))
    }
  }
}

extension WaitingItem {
  /// In words.
  func text(_ speech: Speech) -> String {
    var words = kind.wording[speech.language]
    if let amount { words += " \(amount.display)" }
    let details = printable(speech.details(of: self))
    if !details.utf8.isEmpty { words += ": \(details)" }
    if !by.isEmpty { words += speech.say(.commaByActor) + " " + printable(by.text) }
    if let payment { words += speech.say(.payment) + " " + payment.text }
    if let due { words += speech.say(.commaDue) + " " + speech.time(due) }
    return words
  }
}

extension Speech {
  /// The details of an item; a proposed decision by its label.
  fileprivate func details(of item: WaitingItem) -> String {
    guard item.kind == .decisionProposal, let words else { return item.details }
    return ClaimVerb.named(item.details).map { words.label(of: $0) } ?? item.details
  }
}
