import EventSourcing

extension LeadDecider {
  public static func evolve(_ lead: inout Lead, _ event: LeadEvent) {
    switch event {
    case .leadStarted(let started):
      (lead.status, lead.claimant) = (.draft, started.claimant)
      lead.take(started.details, at: started.at)
      (lead.startedAt, lead.lastAt) = (started.at, started.at)
    case .leadEdited(let edited):
      let told = lead.admit(edited.details, since: edited.effective)
      lead.take(told.changes(to: lead.details), at: edited.at)
      lead.lastAt = edited.at
    case .leadSubmitted(let submitted):
      lead.status = .submitted
      (lead.submittedAt, lead.lastAt) = (submitted.at, submitted.at)
    case .contactAttempted(let attempted):
      lead.contacts.append(
        LeadContact(
          channel: attempted.channel, result: attempted.result, text: attempted.text,
          by: attempted.by, at: attempted.at))
      lead.lastAt = attempted.at
    case .leadContacted(let contacted):
      lead.status = .contacted
      lead.contacts.append(
        LeadContact(
          channel: contacted.channel, result: .reached, text: contacted.text, by: contacted.by,
          at: contacted.at))
      if lead.contactedAt == nil { lead.contactedAt = contacted.at }
      lead.lastAt = contacted.at
    case .leadQualified(let qualified):
      (lead.status, lead.limitationEnds) = (.qualified, qualified.limitationEnds)
      (lead.qualifiedAt, lead.lastAt) = (qualified.at, qualified.at)
    case .leadDisqualified(let disqualified):
      lead.disqualification = disqualified.reason
      lead.end(.disqualified, at: disqualified.at)
    case .leadConverted(let converted):
      lead.claim = converted.claim
      lead.end(.converted, at: converted.at)
    case .leadLost(let lost):
      lead.lossReason = lost.reason
      lead.end(.lost, at: lost.at)
    case .leadRevived(let revived): lead.revive(at: revived.at)
    case .leadDiscarded(let discarded): lead.end(.discarded, at: discarded.at)
    case .leadDataErased(let erased):
      lead.status = .erased
      lead.forgetTexts(erasedAt: erased.at)
    }
  }
}

extension Lead {
  fileprivate mutating func end(_ status: LeadStatus, at time: Instant) {
    self.status = status
    (closedAt, lastAt) = (time, time)
  }

  fileprivate mutating func revive(at time: Instant) {
    status = isReached ? .contacted : .submitted
    (disqualification, lossReason) = (.unspecified, "")
    // Findings about the matter have to be made again.
    (limitationEnds, qualifiedAt, closedAt) = (nil, nil, nil)
    revivals &+= 1
    lastAt = time
  }

  /// Takes over what a change gives.
  fileprivate mutating func take(_ change: LeadDetails, at time: Instant) {
    if let consent = change.consent { consentAt = consent.utf8.isEmpty ? nil : time }
    details.update(by: change)
  }
}

extension LeadDetails {
  /// Takes over what a change gives; an empty text takes away what was there.
  public mutating func update(by change: LeadDetails) {
    self = LeadDetails(
      name: updated(name, by: change.name), email: updated(email, by: change.email),
      phone: updated(phone, by: change.phone),
      preferredChannel: updated(preferredChannel, by: change.preferredChannel),
      practiceArea: updated(practiceArea, by: change.practiceArea),
      incidentType: updated(incidentType, by: change.incidentType),
      incidentDate: change.incidentDate ?? incidentDate,
      incidentPlace: updated(incidentPlace, by: change.incidentPlace),
      description: updated(description, by: change.description),
      notes: updated(notes, by: change.notes),
      consent: updated(consent, by: change.consent), quiz: change.quiz ?? quiz,
      source: updated(source, by: change.source))
  }

  /// What would change: only the fields that are given and differ.
  func changes(to known: LeadDetails) -> LeadDetails {
    LeadDetails(
      name: changed(name, known.name), email: changed(email, known.email),
      phone: changed(phone, known.phone),
      preferredChannel: changed(preferredChannel, known.preferredChannel),
      practiceArea: changed(practiceArea, known.practiceArea),
      incidentType: changed(incidentType, known.incidentType),
      incidentDate: incidentDate == known.incidentDate ? nil : incidentDate,
      incidentPlace: changed(incidentPlace, known.incidentPlace),
      description: changed(description, known.description), notes: changed(notes, known.notes),
      consent: changed(consent, known.consent), quiz: quiz == known.quiz ? nil : quiz,
      source: changed(source, known.source))
  }

  var isEmpty: Bool { self == LeadDetails() }

  /// Adds what the quiz recommends, if the command says nothing of it.
  func completed(by quiz: Quiz?) -> LeadDetails {
    guard self.quiz != nil, let quiz else { return self }
    var details = self
    details.practiceArea = practiceArea ?? quiz.practiceArea
    details.incidentType = incidentType ?? quiz.incidentType
    return details
  }
}
