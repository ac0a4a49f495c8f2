import ClaimsDomain
import EventSourcing

/// Reads a resource as an insurer's answer to a claim: a ClaimResponse, or an explanation of benefit.
///
/// Source: Specs/FHIR.md, "An answer".
struct FHIRResponse {
  let input: FHIRInput
  let member: FHIRInput.Member
  let source: String
  var reading: FHIRReading
  /// Who assesses, decides and pays: FHIR names one insurer for all of it.
  private var insurer = ActorID()
  private(set) var time = Instant()
  private(set) var script: FHIRScript
  /// The items whose figures a line of the claim says.
  var said: Set<Int64> = []
  /// In words, if the resource says that more is paid than was claimed; else nil.
  var overpayment: Phrase?

  var resource: FHIRElement { member.element }

  init(
    _ input: FHIRInput, _ member: FHIRInput.Member, source: String, reading: FHIRReading,
    known: Instant
  ) {
    self.input = input
    self.member = member
    self.source = source
    self.reading = reading
    script = FHIRScript(source: source, name: member.name, known: known)
  }

  mutating func answer(_ claim: inout FHIRClaimFacts) throws(FHIRFault) {
    let outcome = try resource.required("outcome")
    let code = try reading.text(outcome)
    try readStatus()
    time = try reading.time(try resource.required("created"))
    if let filed = claim.filed, time < filed {
      reading.remark(.impossible, at: "created", Phrase(.beforeItsClaim))
    }
    let person = try resource.required("insurer")
    guard let insurer = try reading.person(person, in: input, from: member) else {
      throw person.fault(Phrase(.somebody))
    }
    self.insurer = insurer.actor
    switch code {
    case _ where claim.claimed.currency.isNone: try note(claim, outcome)
    case "queued": add("acknowledge", claim, .acknowledge(Acknowledge()))
    case "error": try reject(claim)
    case "partial":
      accept(&claim)
      let figures = try reading.figures(member.kind)
      _ = try price(claim, figures)
      forget(figures)
      for amount in [figures.benefit, figures.payment].compactMap({ $0 }) {
        reading.remark(.unmapped, at: amount.path, Phrase(.partialAnswerDecidesNothing))
      }
    case "complete":
      accept(&claim)
      try complete(&claim, try reading.text(resource["disposition"]))
    default:
      let known = FHIRCodes.outcomes.joined(separator: ", ")
      throw outcome.fault(Phrase(plain: known))
    }
    for (place, note) in try resource.list("processNote").enumerated() {
      guard let text = try reading.text(note["text"]) else { continue }
      add("processNote \(place + 1)", claim, .addNote(AddNote(text: text)))
    }
    claim.known = script.known
  }

  private mutating func readStatus() throws(FHIRFault) {
    let element = try resource.required("status")
    let status = try reading.text(element)
    guard status == "active" else {
      throw FHIRFault(
        element.path, Phrase(.itDoesNotCount, status ?? ""))
    }
  }

  mutating func add(
    _ key: String, _ claim: FHIRClaimFacts, as role: Role = .handler, _ command: ClaimCommand,
    at time: Instant? = nil, isInferred: Bool = false
  ) {
    script.add(
      key, insurer, role, claim.id, command, at: time ?? self.time, isInferred: isInferred)
  }

  private mutating func accept(_ claim: inout FHIRClaimFacts) {
    guard !claim.isAccepted else { return }
    claim.isAccepted = true
    add(
      "acceptIntake", claim, .acceptIntake(AcceptIntake(handler: insurer)), isInferred: true)
  }

  /// What is answered to a question without prices: nothing that the claim could be decided by.
  private mutating func note(
    _ claim: FHIRClaimFacts, _ outcome: FHIRElement
  ) throws(FHIRFault) {
    var words = "answered: \(outcome.written ?? "")"
    for name in [
      "preAuthRef", "preAuthPeriod", "disposition", "item", "addItem", "adjudication",
      "error",
    ] {
      for element in try resource.all(name) {
        words += ", \(name) " + (try reading.allWords(element))
      }
    }
    add("answer", claim, .addNote(AddNote(text: words)))
    reading.remark(.inferred, at: outcome.path, Phrase(.noteWithoutAmount))
  }

  private mutating func reject(_ claim: FHIRClaimFacts) throws(FHIRFault) {
    let disposition = try reading.text(resource["disposition"])
    let reject = RejectIntake(codes: ["invalidClaim"], text: disposition ?? "")
    add("rejectIntake", claim, .rejectIntake(reject))
  }
}
