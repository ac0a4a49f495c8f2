import ClaimsDomain
import EventSourcing

/// A person or organization whom a resource names.
struct FHIRPerson: Equatable, Sendable {
  /// By which they act: the reference, the business identifier or the name.
  var actor: ActorID
  /// What people call them.
  var name: String
}

extension FHIRReading {
  /// Reads a reference to a person or an organization.
  mutating func person(
    _ reference: FHIRElement?, in input: FHIRInput, from member: FHIRInput.Member
  ) throws(FHIRFault) -> FHIRPerson? {
    guard let reference else { return nil }
    let display = try text(reference["display"])
    let key = try text(reference["reference"])
    let found = key.flatMap { input.resource($0, from: member) }
    var name = display
    if name == nil, let found { name = try self.name(of: found) }
    let identifier: String?
    if let own = reference["identifier"] {
      identifier = try self.identifier(own)
    } else if let key, key.hasPrefix("#") {
      let own = try found?.list("identifier").first
      told(own)
      identifier = own.flatMap(written) ?? "\(member.name)\(key)"
    } else {
      identifier = nil
    }
    guard let actor = identifier ?? key ?? display else {
      throw reference.fault(
        Phrase(.referenceIdentifierOrDisplay))
    }
    let person = FHIRPerson(actor: ActorID(shortened: actor), name: name ?? actor)
    people[person.actor] = person.name
    return person
  }

  private mutating func identifier(_ element: FHIRElement) throws(FHIRFault) -> String? {
    _ = (try text(element["system"]), try text(element["value"]))
    return written(element)
  }

  /// `system|value`, as searches write it.
  private func written(_ identifier: FHIRElement) -> String? {
    guard let value = identifier["value"]?.written else { return nil }
    return identifier["system"]?.written.map { "\($0)|\(value)" } ?? value
  }

  /// The name of an organization, or of a person.
  private mutating func name(of resource: FHIRElement) throws(FHIRFault) -> String? {
    guard let name = resource["name"] else { return nil }
    if case .string(let text) = name.value {
      if isOwn(resource) { told(name) }
      return text
    }
    guard let first = try resource.list("name").first else { return nil }
    var words: [String] = []
    for given in try first.list("given") { words += [given.written].compactMap { $0 } }
    words += [first["family"]?.written].compactMap { $0 }
    if isOwn(resource) {
      told(first["given"])
      told(first["family"])
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Whether it is contained in this very resource, so that its values are this one's.
  func isOwn(_ resource: FHIRElement) -> Bool { resource.path.hasPrefix("contained[") }
}

/// The codes of FHIR and ours.
///
/// Source: Specs/FHIR.md, "Codes".
enum FHIRCodes {
  /// What says that an element which has to be there is not known.
  static let absentReason = "http://hl7.org/fhir/StructureDefinition/data-absent-reason"
  static let claimTypeSystem = "http://terminology.hl7.org/CodeSystem/claim-type"

  static func type(_ code: String) -> ClaimType? {
    switch code {
    case "professional", "institutional", "pharmacy": .medical
    case "oral": .dental
    case "vision": .vision
    default: ClaimType.allCases.first { $0 != .unspecified && $0.name.description == code }
    }
  }

  static func use(_ code: String) -> ClaimUse? {
    switch code {
    case "claim": .claim
    case "preauthorization": .preauthorisation
    case "predetermination": .predetermination
    default: nil
    }
  }

  /// The statuses of a resource whose content counts.
  static let statuses = ["active", "cancelled", "draft", "entered-in-error"]
  static let outcomes = ["queued", "complete", "error", "partial"]

  /// What an amount of an adjudication is.
  enum Category: String {
    case submitted, eligible, benefit, copay, deductible, coinsurance
  }

  /// FHIR's own codes, and those of the CMS that are used in place of FHIR's.
  static func category(_ code: String) -> Category? {
    switch code.split(separator: "/").last {
    case "line_sbmtd_chrg_amt": .submitted
    case "line_alowd_chrg_amt": .eligible
    case "line_prvdr_pmt_amt": .benefit
    case "line_bene_ptb_ddctbl_amt": .deductible
    case "line_coinsrnc_amt": .coinsurance
    default: Category(rawValue: code)
    }
  }
}
