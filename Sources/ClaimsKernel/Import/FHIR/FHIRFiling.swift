import ClaimsDomain
import EventSourcing

/// Reads a resource as a claim that is handed in: a Claim, or an explanation of benefit whose claim
/// is not there.
///
/// Source: Specs/FHIR.md, "A claim".
struct FHIRFiling {
  let input: FHIRInput
  let member: FHIRInput.Member
  let source: String
  /// The name of the Claim, also if an explanation of benefit stands for it.
  let claimName: String
  var reading: FHIRReading

  private var resource: FHIRElement { member.element }

  /// The commands, and what those that answer the claim have to know of it.
  ///
  /// - Parameter related: whether a claim can be named as one that this one follows.
  mutating func file(
    as place: Int, related: (Identifier) -> Instant?
  ) throws(FHIRFault) -> (FHIRScript, FHIRClaimFacts) {
    if resource["id"] == nil {
      reading.remark(.inferred, at: "id", Phrase(.idNotStated))
    }
    let type = try type()
    let use = try use()
    let status = try status()
    let created = try resource.required("created")
    let filed = try reading.time(created)
    let people = try people()
    let charges = try reading.charges(
      of: try total(), mayLackPrices: use != .claim, isExplained: member.kind != .claim)
    let id = FHIRIdentifiers.claim(claimName, source: source)

    var details = ClaimDetails(use: use)
    details.reportedDate = try reading.day(created)
    details.parties = people.parties
    details.policy = try policy()
    details.diagnoses = try diagnoses()
    let service = try serviceDays()
    (details.serviceFrom, details.serviceTo) = (service?.lowerBound, service?.upperBound)
    (details.cause, details.location) = (try cause(), try location())

    var open = OpenDraft(type: type, title: try title(), claimed: charges.claimed)
    open.claimant = people.patient.actor
    open.lossDate = try lossDate(service: service, created: details.reportedDate, use)
    var known = Instant(nanoseconds: .min)
    if let earlier = try relatedClaim(unless: id, related) {
      open.related = earlier.id
      known = earlier.known
    }

    let agent = people.provider.actor
    var script = FHIRScript(source: source, name: reading.name, known: known)
    script.add("openDraft", agent, .agent, id, .openDraft(open), at: filed)
    script.add("details", agent, .agent, id, .editDraft(EditDraft(details)), at: filed)
    var lines: [FHIRClaimFacts.Line] = []
    for line in charges.lines {
      let part = FHIRIdentifiers.line(line.sequence, of: claimName, source: source)
      let item = LineItem(code: line.code, quantity: line.quantity, asked: line.asked)
      script.add(
        "item \(line.sequence)", agent, .agent, id,
        .addPart(AddPart(part: Part(id: part, lineItem: item))), at: filed)
      lines.append(.init(part: part, asked: line.asked, quantity: line.quantity))
    }
    for note in charges.notes {
      script.add(
        "item \(note.sequence)", agent, .agent, id, .addNote(AddNote(text: note.text)), at: filed)
    }
    for (place, information) in try resource.list("supportingInfo").enumerated() {
      let text = "supporting information: " + (try reading.allWords(information))
      script.add(
        "supportingInfo \(place + 1)", agent, .agent, id, .addNote(AddNote(text: text)), at: filed)
    }
    if status != "draft", charges.claimed.currency.isNone {
      reading.remark(.inferred, at: "status", Phrase(.draftWithoutAmount))
    } else if status != "draft" {
      script.add("submit", agent, .agent, id, .submit(Submit()), at: filed)
    }
    if status == "cancelled" {
      script.add("withdraw", agent, .agent, id, .withdraw(Withdraw()), at: filed)
    }
    let facts = FHIRClaimFacts(
      id: id, name: claimName, claimed: charges.claimed, lines: lines, payee: people.payee,
      reserve: Money(0, charges.claimed.currency), known: script.known, filed: filed,
      place: member.kind == .claim ? place : nil)
    return (script, facts)
  }

  // MARK: What it is

  private mutating func type() throws(FHIRFault) -> ClaimType {
    let concept = try resource.required("type")
    let code = try reading.code(concept, system: FHIRCodes.claimTypeSystem)
    guard let code, let type = FHIRCodes.type(code) else {
      throw concept.fault(
        Phrase(.professionalInstitutionalPharmacyOralVision),
        found: code)
    }
    return type
  }

  private mutating func use() throws(FHIRFault) -> ClaimUse {
    let element = try resource.required("use")
    guard let code = try reading.text(element), let use = FHIRCodes.use(code) else {
      throw element.fault(
        Phrase(.claimPreauthorizationOrPredetermination))
    }
    return use
  }

  private mutating func status() throws(FHIRFault) -> String {
    let element = try resource.required("status")
    guard let status = try reading.text(element), FHIRCodes.statuses.contains(status) else {
      let known = FHIRCodes.statuses.joined(separator: ", ")
      throw element.fault(Phrase(plain: known))
    }
    guard status != "entered-in-error" else {
      throw FHIRFault(
        element.path, Phrase(.enteredInErrorItShould))
    }
    return status
  }

  /// Under which a person finds it in the list: the resource's name and what it is about first.
  private mutating func title() throws(FHIRFault) -> String {
    let type = try reading.code(resource["type"], system: FHIRCodes.claimTypeSystem)
    let service = try resource.list("item").first?["productOrService"]
    let identifier = try resource.list("identifier").first
    let number = try reading.text(identifier?["value"]).map { "\($0), " } ?? ""
    return "\(claimName), \(number)\(type ?? ""): \(try reading.words(service) ?? "no items")"
  }

  /// The total of a Claim; of an explanation of benefit what was submitted.
  private mutating func total() throws(FHIRFault) -> FHIRAmount? {
    if member.kind == .claim { return try reading.amount(resource["total"]) }
    var totals = FHIRAdjudication()
    try totals.add(totalsOf: resource, to: &reading)
    return totals.submitted
  }

  // MARK: When

  /// From the first to the last day on which anything was done.
  private mutating func serviceDays() throws(FHIRFault) -> ClosedRange<LocalDate>? {
    var days: [LocalDate] = []
    for item in try resource.list("item") {
      if let day = try reading.day(item["servicedDate"]) { days.append(day) }
      days += try self.days(of: item["servicedPeriod"])
    }
    if days.isEmpty { days = try self.days(of: resource["billablePeriod"]) }
    guard let first = days.min(), let last = days.max() else { return nil }
    return first...last
  }

  private mutating func days(of period: FHIRElement?) throws(FHIRFault) -> [LocalDate] {
    let start = try reading.day(period?["start"])
    let end = try reading.day(period?["end"])
    if let period, let start, let end, end < start {
      reading.remark(.impossible, at: "\(period.path).end", Phrase(.beforeTheStart))
    }
    return [start, end].compactMap { $0 }
  }

  /// The day of the accident; else the first of the service, or of the filing if what is asked
  /// for has not been done yet.
  private mutating func lossDate(
    service: ClosedRange<LocalDate>?, created: LocalDate?, _ use: ClaimUse
  ) throws(FHIRFault) -> LocalDate? {
    if let day = try reading.day(resource["accident"]?["date"]) { return day }
    guard let first = service?.lowerBound else {
      reading.remark(.inferred, at: "created", Phrase(.lossDateWithoutService))
      return created
    }
    if use != .claim, let created, created < first {
      reading.remark(.inferred, at: "created", Phrase(.lossDateBeforeService))
      return created
    }
    return first
  }
}

extension FHIRElement {
  fileprivate func fault(_ expected: Phrase, found: String?) -> FHIRFault {
    guard let found else {
      return FHIRFault(path, Phrase(.expected, expected))
    }
    return FHIRFault(path, .expected(expected, found: Phrase(plain: found)))
  }
}
