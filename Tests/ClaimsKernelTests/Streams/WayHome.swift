import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// I26 across streams: from wherever a walk has come, everything can be brought to its end, by
/// commands that the validator takes on the world as it is. A document that an ended claim names
/// stays as it is: it is what the claim was decided on.
extension StreamWalk {
  /// What cannot end; nil if all can.
  func deadEnd(from state: State) -> String? {
    var state = state
    for claim in Self.claims { end(claim: claim, &state) }
    for report in Self.reports { end(report: report, &state) }
    for lead in Self.leads { end(lead: lead, &state) }
    for paper in Self.papers { end(document: paper, &state) }
    return Self.unended(in: state.logState)
  }

  private static func unended(in logState: LogState) -> String? {
    for id in claims {
      guard let status = logState.claims[id]?.claim.status else { continue }
      if status != .closed && status != .voided { return "I26: no end for a \(status.name) claim" }
    }
    for id in reports {
      switch logState.reports.state(of: id).status {
      case .none, .cerrado, .descartado: break
      case let status: return "I26: no end for a report that is \(status.name)"
      }
    }
    for id in leads {
      switch logState.leads.state(of: id).status {
      case .none, .disqualified, .converted, .lost, .discarded: break
      case let status: return "I26: no end for a \(status.name) lead"
      }
    }
    for id in papers where logState.claims(citing: id).isEmpty {
      switch logState.documents.state(of: id).status {
      case .none, .superseded, .deleted: break
      case let status: return "I26: no end for a \(status.name) document"
      }
    }
    return nil
  }

  private func send(
    _ person: Townspeople, _ command: DomainCommand, _ stream: StreamID, _ state: inout State
  ) {
    _ = apply(.send(person, command, stream), to: &state)
  }

  private func end(claim id: Identifier, _ state: inout State) {
    func send(_ person: Townspeople, _ command: ClaimCommand) {
      self.send(person, .claim(command), .claim(id), &state)
    }
    for review in state.logState.claims[id]?.claim.file.openReviews ?? [] {
      send(.hugo, .completeReview(CompleteReview(review: review.review, text: "looked at")))
    }
    if let claim = state.logState.claims[id]?.claim, claim.status == .infoRequested {
      for item in claim.file.openItems {
        send(.hugo, .provideInfo(ProvideInfo(item: item, text: "nothing came")))
      }
    }
    switch state.logState.claims[id]?.claim.status {
    case .draft, .submitted, .rejected, .open: send(.sara, .void(VoidClaim(reason: "given up")))
    case .investigating: send(.hugo, .close(Close(outcome: .transferred)))
    case .approved, .partiallyApproved:
      send(.sara, .close(Close(outcome: .closedWithoutPayment)))
    case .denied:
      send(.carla, .waiveAppeal(WaiveAppeal()))
      send(.hugo, .close(Close(outcome: .deniedFinal)))
    default: break
    }
  }

  private func end(report id: Identifier, _ state: inout State) {
    let report = state.logState.reports.state(of: id)
    switch report.status {
    case .borrador:
      let discard = DiscardReport(receipt: report.isAnonymous ? Self.receipt(id) : [])
      send(
        report.isAnonymous ? .nobody : .carla, .report(.discardReport(discard)), .report(id),
        &state)
    case .nuevo, .revisado, .enInvestigacion:
      send(.hugo, .report(.closeReport(CloseReport(reason: "spam"))), .report(id), &state)
    default: break
    }
  }

  private func end(lead id: Identifier, _ state: inout State) {
    switch state.logState.leads.state(of: id).status {
    case .draft: send(.gina, .lead(.discardLead(DiscardLead())), .lead(id), &state)
    case .submitted, .contacted, .qualified:
      send(.gina, .lead(.loseLead(LoseLead(reason: "notReachable"))), .lead(id), &state)
    default: break
    }
  }

  private func end(document id: Identifier, _ state: inout State) {
    let document = state.logState.documents.state(of: id)
    if document.status == .verified {
      let revoke = DocumentCommand.revokeDocument(RevokeDocument(reason: "given up"))
      send(.vera, .document(revoke), .document(id), &state)
    }
    let owner = Townspeople.registered.first { $0.name == document.owner.text } ?? .carla
    let delete = DocumentCommand.deleteDocument(DeleteDocument(reason: "given up"))
    send(owner, .document(delete), .document(id), &state)
  }
}
