import EventSourcing

/// The record of an accident, made on the spot: those present write down what they can.
public enum AccidentDecider: Aggregate {
  public typealias Status = AccidentStatus
  public typealias State = Accident
  public typealias Command = AccidentCommand
  public typealias Event = AccidentEvent
  public typealias RelatedFacts = AccidentRelatedFacts

  public static var initial: Accident { Accident() }
  public static var category: Category { .accident }
  public static let creationVerbs: [AccidentVerb] = [.startAccident]
  public static func status(of accident: Accident) -> AccidentStatus { accident.status }
  public static let erased: AccidentStatus? = .erased

  public static func isParty(
    _ actor: ActorID, as role: Role, to accident: Accident, under rules: ClaimRules
  ) -> Bool { accident.isParty(actor, as: role) }

  public static func days(of accident: Accident) -> (loss: LocalDate?, submitted: Instant?) {
    (nil, accident.submittedAt)
  }

  public static func events(
    of command: AccidentCommand, on accident: Accident, in context: AccidentContext
  ) -> [AccidentEvent] { [event(of: command, on: accident, in: context)] }

  private static func event(
    of command: AccidentCommand, on accident: Accident, in context: AccidentContext
  ) -> AccidentEvent {
    switch command {
    case .startAccident(let start):
      return .accidentStarted(
        AccidentStarted(
          reporter: context.actor, details: start.details, recordedAt: context.effective))
    case .addEvidence(let add):
      var evidence = add.evidence
      // The place of its bytes, and what models see on it, is recorded later.
      evidence.attachment.status = .staged
      evidence.photo?.analyses = []
      return .evidenceAdded(EvidenceAdded(evidence: evidence))
    case .editAccident(let edit):
      return .accidentEdited(
        AccidentEdited(
          details: edit.details.stated(over: accident.details, in: context),
          effective: context.editTime))
    case .saveAccident: return .accidentSaved(AccidentSaved(at: context.clock))
    case .submitAccident:
      return .accidentSubmitted(
        AccidentSubmitted(consent: accident.details.consent ?? "", at: context.clock))
    case .linkAccident(let link):
      return .accidentLinked(AccidentLinked(lead: link.lead, claim: link.claim))
    case .discardAccident: return .accidentDiscarded(AccidentDiscarded())
    case .recordEvidenceUpload(let upload):
      return .evidenceUploaded(
        EvidenceUploaded(
          evidence: upload.evidence, status: upload.status, location: upload.location))
    case .eraseAccidentData(let erase):
      return .accidentDataErased(AccidentDataErased(reason: erase.reason, at: context.recorded))
    case .removeEvidence(let remove):
      return .evidenceRemoved(EvidenceRemoved(evidence: remove.evidence))
    }
  }

  public static func evolve(_ accident: inout Accident, _ event: AccidentEvent) {
    switch event {
    case .accidentStarted(let started):
      accident.status = .recording
      accident.reporter = started.reporter
      accident.recordedAt = started.recordedAt
      accident.details = started.details
    case .evidenceAdded(let added): accident.evidence.append(added.evidence)
    case .accidentEdited(let edited):
      accident.details.take(accident.admit(edited.details, since: edited.effective))
    case .accidentSaved: accident.status = .saved
    case .accidentSubmitted(let submitted):
      accident.status = .submitted
      accident.submittedAt = submitted.at
    case .accidentLinked(let linked):
      accident.status = .linked
      (accident.lead, accident.claim) = (linked.lead, linked.claim)
    case .accidentDiscarded: accident.status = .discarded
    case .accidentDataErased(let erased):
      accident.status = .erased
      accident.forgetTexts(erasedAt: erased.at)
    case .evidenceUploaded(let uploaded):
      let place = accident.evidence.firstIndex { $0.id == uploaded.evidence }
      guard let place else { return }
      accident.evidence[place].attachment.status = uploaded.status
      guard !uploaded.location.isEmpty else { return }
      accident.evidence[place].attachment.location = uploaded.location
    case .evidenceRemoved(let removed):
      accident.evidence.removeAll { $0.id == removed.evidence }
      accident.removed &+= 1
    }
  }
}

extension AccidentDetails {
  /// What would change: only the fields that are given and differ. Texts compare by their bytes.
  func changes(to known: AccidentDetails) -> AccidentDetails {
    func changed(_ text: String?, _ before: String?) -> String? {
      guard let text, !(before.map { text.isSame(as: $0) } ?? false) else { return nil }
      return text
    }
    func changed<Value: Equatable>(_ values: [Value], _ before: [Value]) -> [Value] {
      values == before ? [] : values
    }
    return AccidentDetails(
      occurredAt: occurredAt == known.occurredAt ? nil : occurredAt,
      place: place == known.place ? nil : place,
      description: changed(description, known.description),
      otherParties: changed(otherParties, known.otherParties),
      witnesses: changed(witnesses, known.witnesses),
      police: police == known.police ? nil : police,
      injuries: changed(injuries, known.injuries), vehicles: changed(vehicles, known.vehicles),
      passengers: changed(passengers, known.passengers), notes: changed(notes, known.notes),
      consent: changed(consent, known.consent))
  }

  /// Takes over what a change gives.
  mutating func take(_ change: AccidentDetails) {
    occurredAt = change.occurredAt ?? occurredAt
    place = change.place ?? place
    description = change.description ?? description
    if !change.otherParties.isEmpty { otherParties = change.otherParties }
    if !change.witnesses.isEmpty { witnesses = change.witnesses }
    police = change.police ?? police
    if !change.injuries.isEmpty { injuries = change.injuries }
    if !change.vehicles.isEmpty { vehicles = change.vehicles }
    if !change.passengers.isEmpty { passengers = change.passengers }
    notes = change.notes ?? notes
    consent = change.consent ?? consent
  }
}
