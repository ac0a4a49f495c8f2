import ClaimsDomain
import EventSourcing
import StateMachineTesting

/// The record of an accident as a specification.
///
/// Source: Specs/Lifecycles/Accident.md.
public struct AccidentMachine: AggregateMachine {
  public typealias Machine = AccidentDecider

  public var rules = ClaimRules.builtIn
  public var lifecycle = AccidentDecider.lifecycle

  public init() {}

  public func isTerminal(_ accident: Accident) -> Bool {
    [.linked, .discarded, .erased].contains(accident.status)
  }

  /// Everything but how many files were left out again.
  public func canonical(of accident: Accident) -> Accident {
    var copy = accident
    copy.removed = 0
    return copy
  }

  public func violation(in accident: Accident) -> String? {
    if accident.status == .none { return accident == Accident() ? nil : "before its start" }
    if accident.status == .erased { return accident.keptText }
    let files = accident.evidence.map(\.attachment)
    if accident.reporter.isEmpty { return "nobody's record" }
    if files.contains(where: { $0.bytes > rules.assessmentBytes }) { return "a file too large" }
    if files.contains(where: { $0.status == .unspecified }) { return "a file that is nowhere" }
    if Set(files.map(\.sha256)).count < files.count { return "one file twice" }
    if Set(accident.evidence.map(\.id)).count < files.count { return "one id twice" }
    if let time = accident.details.occurredAt, time > ClaimSender.noon { return "yet to come" }
    let isLinked = accident.lead != nil || accident.claim != nil
    if isLinked != (accident.status == .linked) { return "linked to nothing" }
    guard accident.status == .submitted || accident.status == .linked else { return nil }
    let details = accident.details
    return details.occurredAt == nil || details.place == nil || details.consent?.isEmpty ?? true
      ? "handed in without time, place or consent" : nil
  }

  public func fault(
    of step: Transition<
      Accident, Attempt<AccidentDecider>, Result<[AccidentEvent], Refusal>
    >
  ) -> String? {
    guard case .success = step.response else { return nil }
    if step.before.status != .none, step.before.reporter != step.after.reporter {
      return "another reporter"
    }
    // What was handed in stays as it was, except for the places of its files.
    if step.before.status == .submitted, step.after.status != .erased,
      step.before.details != step.after.details
    {
      return "changed after it was handed in"
    }
    return nil
  }

  /// A photo, taken at the place of the accident.
  public static func photo(_ number: UInt8, bytes: UInt64 = 1000) -> AccidentEvidence {
    AccidentEvidence(
      id: Identifier(high: 0, low: UInt64(number)),
      attachment: Attachment(
        name: "scene.jpg", mime: "image/jpeg", bytes: bytes,
        sha256: [UInt8](repeating: number, count: 32)),
      photo: Photo(capturedAt: ClaimSender.noon))
  }

  /// The place of the accident.
  public static let place = AccidentPlace(road: "Route 1", city: "Springfield")

  public func alphabet(in accident: Accident) -> Alphabet<Attempt<AccidentDecider>> {
    let (carla, gina) = (ActorID("carla"), ActorID("gina"))
    let there = AccidentRelatedFacts(lead: .submitted, claim: .draft)
    var attempts: [Attempt<AccidentDecider>] = []
    for command in Self.commands(rules) {
      attempts.append(Attempt(command, by: carla, as: .claimant, among: AccidentRelatedFacts()))
      attempts.append(Attempt(command, by: gina, as: .agent, among: there))
      attempts.append(
        Attempt(command, by: ActorID("timer"), as: .system, among: AccidentRelatedFacts()))
    }
    attempts += Attempt.erasures(among: there) { .eraseAccidentData(EraseAccidentData(reason: $0)) }
    return Alphabet(attempts)
  }

  private static func commands(_ rules: ClaimRules) -> [AccidentCommand] {
    var details = [
      AccidentDetails(), AccidentDetails(occurredAt: ClaimSender.noon),
      AccidentDetails(occurredAt: ClaimSender.noon.later(minutes: 1)),
      AccidentDetails(place: place),
      AccidentDetails(place: AccidentPlace(latitudeMicrodegrees: 1)),
      AccidentDetails(description: "hit from behind"), AccidentDetails(consent: "2026-1"),
    ]
    details.append(
      AccidentDetails(
        occurredAt: ClaimSender.noon, place: place,
        otherParties: [OtherParty(name: "Dora Diaz", plate: "AB 1")], consent: "2026-1"))
    var commands: [AccidentCommand] = details.flatMap { details -> [AccidentCommand] in
      [
        .startAccident(StartAccident(details: details)),
        .editAccident(EditAccident(details: details)),
      ]
    }
    var script = photo(3)
    script.attachment.mime = "text/html"
    var twin = photo(1)
    twin.id = Identifier(high: 0, low: 9)
    for evidence in [photo(1), photo(2, bytes: rules.assessmentBytes + 1), script, twin] {
      commands.append(.addEvidence(AddEvidence(evidence: evidence)))
    }
    for status in UploadStatus.allCases {
      for number in [1, 7] as [UInt8] {
        let upload = RecordEvidenceUpload(
          evidence: photo(number).id, status: status, sha256: photo(number).attachment.sha256)
        commands.append(.recordEvidenceUpload(upload))
      }
    }
    let id = Identifier(high: 0, low: 5)
    commands += [
      .recordEvidenceUpload(RecordEvidenceUpload(evidence: photo(1).id, status: .stored)),
      .removeEvidence(RemoveEvidence(evidence: photo(1).id)), .saveAccident(SaveAccident()),
      .submitAccident(SubmitAccident()), .discardAccident(DiscardAccident()),
      .linkAccident(LinkAccident()), .linkAccident(LinkAccident(lead: id)),
      .linkAccident(LinkAccident(lead: id, claim: id)),
    ]
    return commands
  }
}
