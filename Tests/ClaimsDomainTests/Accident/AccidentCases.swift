import ClaimsTesting
import EventSourcing
import StateMachineTesting

@testable import ClaimsDomain

/// The table of an accident's record, as its tests have it.
enum AccidentCases {
  typealias Attempted = Attempt<AccidentDecider>
  private typealias Case = GuardCase<AccidentDecider>

  static let noon = ClaimSender.noon
  static let carla = ActorID("carla")
  static let photo = AccidentMachine.photo(1)
  static let (lead, claim) = (Identifier(high: 0, low: 21), Identifier(high: 0, low: 22))
  static let whole = AccidentDetails(
    occurredAt: noon, place: AccidentMachine.place, description: "hit from behind",
    consent: "2026-1")

  static func by(
    _ command: AccidentCommand, among relatedFacts: AccidentRelatedFacts = AccidentRelatedFacts()
  ) -> Attempted {
    by(.claimant, command, among: relatedFacts)
  }

  static func by(
    _ role: Role, _ command: AccidentCommand,
    among relatedFacts: AccidentRelatedFacts = AccidentRelatedFacts()
  ) -> Attempted {
    let actor = role == .claimant ? carla : ActorID("gina")
    return Attempt(command, by: actor, as: role, among: relatedFacts)
  }

  /// A record of Carla's with one photo.
  static func accident(
    _ status: AccidentStatus = .recording, _ details: AccidentDetails = whole,
    upload: UploadStatus = .staged
  ) -> Accident {
    var accident = Accident()
    (accident.status, accident.reporter, accident.recordedAt) = (status, carla, noon)
    (accident.details, accident.evidence) = (details, [photo])
    accident.evidence[0].attachment.status = upload
    if status == .submitted || status == .linked { accident.submittedAt = noon }
    if status == .linked { accident.lead = lead }
    return accident
  }

  static func edit(_ details: AccidentDetails) -> AccidentCommand {
    .editAccident(EditAccident(details: details))
  }

  static func upload(_ status: UploadStatus, _ number: UInt8 = 1) -> AccidentCommand {
    .recordEvidenceUpload(
      RecordEvidenceUpload(
        evidence: AccidentMachine.photo(number).id, status: status, location: "blob/1",
        sha256: photo.attachment.sha256))
  }

  static func link(_ lead: Identifier?, _ claim: Identifier? = nil) -> AccidentCommand {
    .linkAccident(LinkAccident(lead: lead, claim: claim))
  }

  static let table = TableCases<AccidentMachine>(
    cells: [
      .startAccident: .init([.none], [.claimant]),
      .addEvidence: .init([.recording, .saved], [.claimant]),
      .editAccident: .init([.recording, .saved], [.claimant]),
      .saveAccident: .init([.recording], [.claimant]),
      .submitAccident: .init([.saved], [.claimant]),
      .linkAccident: .init([.submitted], [.agent, .system]),
      .discardAccident: .init([.recording, .saved], [.claimant]),
      .recordEvidenceUpload: .init(
        [.recording, .saved, .submitted, .linked], [.claimant, .system]),
      .removeEvidence: .init([.recording, .saved], [.claimant]),
      .eraseAccidentData: .init(
        [.recording, .saved, .submitted, .linked, .discarded], [.administrator]),
    ],
    states: AccidentStatus.allCases.map { $0 == .none ? Accident() : accident($0) }, rows: rows,
    guards: guards, page: SpecificationPage("Specs/Lifecycles/Accident.md"),
    explored: { [explored] }, erasing: erasure)

  private static let erasure = ErasureCases<AccidentDecider>(
    "A10", on: { accident($0) }, among: AccidentRelatedFacts(),
    { .eraseAccidentData(EraseAccidentData(reason: $0)) },
    { .accidentDataErased(AccidentDataErased(reason: $0, at: $1)) }, to: { $0.status = .erased })

  static let explored = Exploration(of: AccidentMachine())

  static let rows: [RowCase<AccidentDecider>] = {
    var staged = AccidentMachine.photo(2)
    staged.attachment.status = .staged
    // What the sender says of its store counts for nothing.
    var added = staged
    added.attachment.status = .stored
    added.photo?.analyses = [Analysis(model: "m", confidencePermille: 1000)]
    return [
      RowCase(
        "A01", by(.startAccident(StartAccident(details: whole))), on: Accident(),
        [
          .accidentStarted(AccidentStarted(reporter: carla, details: whole, recordedAt: noon))
        ]
      ) {
        ($0.status, $0.reporter, $0.details, $0.recordedAt) = (.recording, carla, whole, noon)
      },
      adding(staged, from: added, in: .recording), adding(staged, from: added, in: .saved),
      RowCase(
        "A03",
        by(edit(AccidentDetails(description: "hit from behind", notes: "rain"))),
        on: accident(),
        [.accidentEdited(AccidentEdited(details: AccidentDetails(notes: "rain"), effective: noon))]
      ) { $0.details.notes = "rain" },
      RowCase(
        "A03", by(edit(AccidentDetails(witnesses: [Witness(name: "Wim")]))), on: accident(.saved),
        [
          .accidentEdited(
            AccidentEdited(
              details: AccidentDetails(witnesses: [Witness(name: "Wim")]), effective: noon))
        ]
      ) { $0.details.witnesses = [Witness(name: "Wim")] },
      RowCase(
        "A04", by(.saveAccident(SaveAccident())), on: accident(),
        [.accidentSaved(AccidentSaved(at: noon))]
      ) { $0.status = .saved },
      RowCase(
        "A05", by(.submitAccident(SubmitAccident())), on: accident(.saved),
        [.accidentSubmitted(AccidentSubmitted(consent: "2026-1", at: noon))]
      ) { ($0.status, $0.submittedAt) = (.submitted, noon) },
      RowCase(
        "A06",
        by(.agent, link(lead, claim), among: AccidentRelatedFacts(lead: .submitted, claim: .draft)),
        on: accident(.submitted), [.accidentLinked(AccidentLinked(lead: lead, claim: claim))]
      ) { ($0.status, $0.lead, $0.claim) = (.linked, lead, claim) },
      RowCase(
        "A07", by(.discardAccident(DiscardAccident())), on: accident(),
        [.accidentDiscarded(AccidentDiscarded())]
      ) { $0.status = .discarded },
      RowCase(
        "A07", by(.discardAccident(DiscardAccident())), on: accident(.saved),
        [.accidentDiscarded(AccidentDiscarded())]
      ) { $0.status = .discarded },
      RowCase(
        "A09", by(.removeEvidence(RemoveEvidence(evidence: photo.id))), on: accident(),
        [.evidenceRemoved(EvidenceRemoved(evidence: photo.id))]
      ) { ($0.evidence, $0.removed) = ([], 1) },
      RowCase(
        "A09", by(.removeEvidence(RemoveEvidence(evidence: photo.id))), on: accident(.saved),
        [.evidenceRemoved(EvidenceRemoved(evidence: photo.id))]
      ) { ($0.evidence, $0.removed) = ([], 1) },
    ] + uploaded
  }()

  private static let uploaded = [AccidentStatus.recording, .saved, .submitted, .linked].map {
    status in
    RowCase<AccidentDecider>(
      "A08", by(upload(.stored)), on: accident(status, upload: .uploading),
      [
        .evidenceUploaded(
          EvidenceUploaded(evidence: photo.id, status: .stored, location: "blob/1"))
      ]
    ) {
      $0.evidence[0].attachment.status = .stored
      $0.evidence[0].attachment.location = "blob/1"
    }
  }

  private static func adding(
    _ staged: AccidentEvidence, from added: AccidentEvidence, in status: AccidentStatus
  ) -> RowCase<AccidentDecider> {
    RowCase(
      "A02", by(.addEvidence(AddEvidence(evidence: added))), on: accident(status),
      [.evidenceAdded(EvidenceAdded(evidence: staged))]
    ) { $0.evidence.append(staged) }
  }

  private static func add(_ change: (inout AccidentEvidence) -> Void) -> Attempted {
    var evidence = AccidentMachine.photo(2)
    change(&evidence)
    return by(.addEvidence(AddEvidence(evidence: evidence)))
  }

  private static let later = Instant(nanoseconds: noon.nanoseconds + 1)
  private static let onEarth = "latitudeMicrodegrees and longitudeMicrodegrees, both on Earth"
  private static let (now, soon) = (
    "at most 2026-03-02T12:00:00.000000000Z", "2026-03-02T12:00:00.000000001Z"
  )
  private static let nowhere = AccidentPlace(
    latitudeMicrodegrees: 90_000_001, longitudeMicrodegrees: 0)

  static let guards: [GuardCase<AccidentDecider>] = [
    Case(
      .occurredInFuture,
      by(.startAccident(StartAccident(details: AccidentDetails(occurredAt: later)))),
      expected: now, found: soon),
    Case(
      .placeInvalid,
      by(.startAccident(StartAccident(details: AccidentDetails(place: nowhere)))),
      expected: onEarth),
    Case(
      .evidenceIncomplete, add { $0.attachment.sha256 = [1] }, on: accident(),
      expected: "attachment.sha256 of 32 bytes", found: "1 bytes: AQ"),
    Case(
      .evidenceIDTaken, add { $0.id = photo.id }, on: accident(), expected: "an id that is free",
      found: photo.id.text),
    Case(
      .evidenceKnown, add { $0.attachment.sha256 = photo.attachment.sha256 }, on: accident(),
      found: "scene.jpg"),
    Case(
      .evidenceTooLarge, add { $0.attachment.bytes = 2 << 30 + 1 }, on: accident(),
      expected: "at most 2147483648 bytes", found: "\(2 << 30 + 1)"),
    Case(
      .mimeNotAllowed, add { $0.attachment.mime = "text/html" }, on: accident(),
      expected: FileProfile.assessment.mimes.joined(separator: ", "), found: "text/html"),
    Case(
      .capturedInFuture, add { $0.photo?.capturedAt = later }, on: accident(), expected: now,
      found: soon),
    Case(
      .metadataUnfit, add { $0.photo?.metadata = [PhotoProperty()] }, on: accident(),
      expected: "photo.metadata[0].name not blank, and different from those before it"),
    Case(.nothingEdited, by(edit(whole)), on: accident()),
    Case(
      .occurredInFuture, by(edit(AccidentDetails(occurredAt: later))), on: accident(),
      expected: now, found: soon),
    Case(
      .placeInvalid,
      by(edit(AccidentDetails(place: AccidentPlace(latitudeMicrodegrees: 1)))),
      on: accident(), expected: onEarth),
    Case(
      .nothingRecorded, by(.saveAccident(SaveAccident())),
      on: accident(.recording, AccidentDetails(place: AccidentPlace(road: " "), description: "")),
      expected: "place or description"),
    Case(
      .recordIncomplete, by(.submitAccident(SubmitAccident())),
      on: accident(.saved, AccidentDetails(description: "hit", consent: "2026-1")),
      expected: "occurredAt, place"),
    Case(
      .consentMissing, by(.submitAccident(SubmitAccident())),
      on: accident(.saved, AccidentDetails(occurredAt: noon, place: AccidentMachine.place)),
      expected: "consent"),
    Case(
      .targetMissing, by(.agent, link(nil)), on: accident(.submitted), expected: "lead or claim"),
    Case(.leadUnknown, by(.agent, link(lead)), on: accident(.submitted), found: lead.text),
    Case(
      .claimUnknown, by(.agent, link(lead, claim), among: AccidentRelatedFacts(lead: .draft)),
      on: accident(.submitted), found: claim.text),
    Case(
      .evidenceUnknown, by(upload(.uploading, 7)), on: accident(),
      found: AccidentMachine.photo(7).id.text),
    Case(
      .uploadStepInvalid, by(upload(.stored)), on: accident(),
      expected: "uploading, failed, quarantined", found: "stored"),
    Case(
      .checksumMismatch,
      by(
        .recordEvidenceUpload(
          RecordEvidenceUpload(evidence: photo.id, status: .stored, sha256: [0xab]))),
      on: accident(upload: .uploading),
      expected: "AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE", found: "qw"),
    Case(
      .evidenceUnknown, by(.removeEvidence(RemoveEvidence(evidence: lead))), on: accident(),
      found: lead.text),
  ]
}
