import ClaimsDomain
import EventSourcing

/// Who a claim concerns, as its resource names them.
struct FHIRPeople {
  var patient: FHIRPerson
  var provider: FHIRPerson
  var payee: String
  var parties: [Party]
}

extension FHIRFiling {
  /// The patient is the insured and the claimant; the provider files; the payee is one of them, or
  /// another.
  mutating func people() throws(FHIRFault) -> FHIRPeople {
    let patient = try required("patient")
    let provider = try required("provider")
    var parties = [
      Party(role: .insured, name: patient.name, actor: patient.actor),
      Party(role: .provider, name: provider.name, actor: provider.actor),
    ]
    for member in try self.member.element.list("careTeam") {
      guard let other = try reading.person(member["provider"], in: input, from: self.member),
        !parties.contains(where: { $0.role == .provider && $0.name == other.name })
      else { continue }
      parties.append(Party(role: .provider, name: other.name))
    }
    if let insurer = try reading.person(member.element["insurer"], in: input, from: member) {
      // It acts in the claim as its handler: a party that acts could not be given it.
      parties.append(Party(role: .insurer, name: insurer.name))
    }
    let payee = try payee(patient: patient, provider: provider)
    parties.append(Party(role: .payee, name: payee))
    return FHIRPeople(patient: patient, provider: provider, payee: payee, parties: parties)
  }

  private mutating func required(_ name: String) throws(FHIRFault) -> FHIRPerson {
    let element = try member.element.required(name)
    guard let person = try reading.person(element, in: input, from: member) else {
      throw element.fault(Phrase(.somebody))
    }
    return person
  }

  private mutating func payee(
    patient: FHIRPerson, provider: FHIRPerson
  ) throws(FHIRFault) -> String {
    let payee = member.element["payee"]
    let type = try payee?["type"]?.code()
    let isKnown = ["subscriber", "beneficiary", "provider"].contains(type?.written ?? "")
    if isKnown { reading.told(type) }
    if let party = try reading.person(payee?["party"], in: input, from: member) {
      return party.name
    }
    switch type?.written {
    case "subscriber", "beneficiary": return patient.name
    case "provider": return provider.name
    default:
      reading.remark(.inferred, at: "provider", Phrase(.payeeNobodyElse))
      return provider.name
    }
  }

  /// The cover that the claim rests on: the insurance in focus.
  mutating func policy() throws(FHIRFault) -> Policy? {
    let insurances = try member.element.list("insurance")
    guard
      let insurance = insurances.first(where: { $0["focal"]?.value == .bool(true) })
        ?? insurances.first
    else { return nil }
    if insurance["focal"]?.value == .bool(true) { reading.told(insurance["focal"]) }
    let coverage = try insurance.required("coverage")
    for reason in try coverage.list("extension")
    where reason["url"]?.written == FHIRCodes.absentReason {
      reading.told(reason)
      return nil
    }
    guard let named = try reading.person(coverage, in: input, from: member) else { return nil }
    var policy = Policy(reference: named.name)
    let key = coverage["reference"]?.written
    if let found = key.flatMap({ input.resource($0, from: member) }) {
      // A coverage of its own is another resource: its days are read, and not counted as told here.
      var attempt = reading
      policy.from = try attempt.day(found["period"]?["start"])
      policy.until = try attempt.day(found["period"]?["end"])
      if reading.isOwn(found) { reading = attempt }
    }
    return policy
  }

  /// The first five, by their codes.
  mutating func diagnoses() throws(FHIRFault) -> [String] {
    var codes: [String] = []
    for diagnosis in try member.element.list("diagnosis") {
      // What goes beyond five stays with what could not be mapped.
      guard codes.count < 5 else { break }
      if let code = try reading.code(diagnosis["diagnosisCodeableConcept"]) {
        codes.append(code)
        continue
      }
      guard let reference = diagnosis["diagnosisReference"]?["reference"],
        let key = reference.written, let condition = input.resource(key, from: member)
      else { continue }
      var attempt = reading
      guard let code = try attempt.code(condition["code"]) else { continue }
      if reading.isOwn(condition) { reading = attempt }
      reading.told(reference)
      codes.append(code)
    }
    return codes
  }

  /// An earlier claim that was read or is in the log. A claim has one: the first.
  mutating func relatedClaim(
    unless own: Identifier, _ known: (Identifier) -> Instant?
  ) throws(FHIRFault) -> (id: Identifier, known: Instant)? {
    for related in try member.element.list("related") {
      guard let reference = related["claim"]?["reference"], let key = reference.written,
        let name = input.name(key, of: FHIRInput.Kind.claim.rawValue, from: member)
      else { continue }
      let id = FHIRIdentifiers.claim(name, source: source)
      guard id != own, let time = known(id) else { continue }
      reading.told(reference)
      return (id, time)
    }
    return nil
  }

  /// What an accident was.
  mutating func cause() throws(FHIRFault) -> String? {
    try reading.words(member.element["accident"]?["type"])
  }

  /// The place of the accident; else that of the service.
  mutating func location() throws(FHIRFault) -> String? {
    let accident = member.element["accident"]
    if let text = try reading.text(accident?["locationAddress"]?["text"]) { return text }
    if let place = try reading.person(accident?["locationReference"], in: input, from: member) {
      return place.name
    }
    return try reading.person(member.element["facility"], in: input, from: member)?.name
  }
}
