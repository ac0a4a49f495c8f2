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
      // What an extension says instead is another server's to read: nobody is referred to.
      if reference["extension"] != nil { return nil }
      throw reference.fault(
        Phrase(.referenceIdentifierOrDisplay))
    }
    let person = FHIRPerson(actor: ActorID(shortened: actor), name: name ?? actor)
    let own = reference["identifier"]?["value"]
    let isHashed = ActorID(singleSpaced: actor) != person.actor && person.name != actor
    take(
      person, called: reference["display"],
      hashed: isHashed ? own ?? reference["reference"] : nil)
    // The identifier comes first; the reference says no more than which resource has the name.
    if own != nil, found == nil { forget([reference["reference"]].compactMap { $0 }) }
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
  /// What may negate all that stands beside it.
  static let modifier = "modifierExtension"
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
    case submitted, eligible, benefit, copay, deductible, coinsurance, rate
    /// What went to somebody: a benefit, where none is stated.
    case paid
    /// What a medicine costs: what is submitted, where that is not stated.
    case drugCost
  }

  /// What a claim takes from a resource's totals.
  static let totals: [Category] = [.submitted, .benefit, .paid, .drugCost]

  /// By a variable of Medicare's claims, which is the more precise where one stands beside FHIR's
  /// or CARIN's code; else by that.
  static func category(_ concept: FHIRElement) -> Category? {
    var codes = ((try? concept.list("coding")) ?? []).compactMap { $0["code"]?.written }
    if codes.isEmpty { codes = [concept["text"]?.written].compactMap { $0 } }
    let variable = codes.lazy.compactMap { variables[$0.split(separator: "/").last ?? ""] }.first
    return variable ?? codes.lazy.compactMap { names[$0] }.first
  }

  /// FHIR's and CARIN's.
  private static let names: [String: Category] = [
    "submitted": .submitted, "eligible": .eligible, "benefit": .benefit, "copay": .copay,
    "deductible": .deductible, "coinsurance": .coinsurance, "paidtoprovider": .paid,
    "paidtopatient": .paid, "drugcost": .drugCost,
  ]

  /// The last word of the code.
  ///
  /// Source: CMS Blue Button 2.0, variables of claims.
  private static let variables: [Substring: Category] = [
    "line_sbmtd_chrg_amt": .submitted, "rev_cntr_tot_chrg_amt": .submitted,
    "clm_tot_chrg_amt": .submitted, "line_alowd_chrg_amt": .eligible,
    "line_nch_pmt_amt": .benefit, "rev_cntr_pmt_amt_amt": .benefit, "cvrd_d_plan_pd_amt": .benefit,
    "line_prvdr_pmt_amt": .paid, "line_bene_pmt_amt": .paid, "rev_cntr_prvdr_pmt_amt": .paid,
    "rev_cntr_bene_pmt_amt": .paid, "line_bene_ptb_ddctbl_amt": .deductible,
    "line_coinsrnc_amt": .coinsurance, "tot_rx_cst_amt": .drugCost,
    // CARIN's code beside it says that it is submitted.
    "rev_cntr_rate_amt": .rate,
  ]
}
