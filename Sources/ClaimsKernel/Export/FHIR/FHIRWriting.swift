import ClaimsDomain
import EventSourcing

// The elements of FHIR that resources share. Source: HL7 FHIR R4, data types.

extension JSONWriter {
  mutating func concept(_ name: String, _ code: String, in system: String) {
    member(name) { $0.coding(code, in: system) }
  }

  /// A code that people wrote: a text, if it is none as FHIR has codes.
  mutating func concept(_ name: String, _ words: String) {
    member(name) { writer in
      if words.isFHIRCode { writer.coding(words, in: nil) } else { writer.member("text", words) }
    }
  }

  mutating func coding(_ code: String, in system: String?) {
    member("coding", objects: [code]) { writer, code in
      if let system { writer.member("system", system) }
      writer.member("code", code)
    }
  }

  mutating func amount(_ name: String, _ money: Money) {
    member(name) { writer in
      writer.key("value")
      writer.number(money.currency.decimal(Int128(money.minorUnits)))
      if !money.currency.isNone { writer.member("currency", money.currency.code) }
    }
  }

  /// A reference to whom no resource stands for: by their id here, and their name.
  mutating func person(_ name: String, _ person: FHIRNamed) {
    member(name) { $0.person(person) }
  }

  mutating func person(_ person: FHIRNamed) {
    if !person.id.isEmpty { member("identifier") { $0.member("value", person.id) } }
    member("display", person.name)
  }

  mutating func reference(_ name: String, _ reference: String) {
    member(name) { $0.member("reference", reference) }
  }
}

/// Somebody as a reference names them.
struct FHIRNamed {
  var id: String
  var name: String

  init(id: String = "", name: String) { (self.id, self.name) = (id, name) }

  /// An actor of this log; by a word for what they are if nobody is named.
  init(_ actor: ActorID, _ names: ActorRegister?, or word: String) {
    let known = names?[actor]?.name ?? ""
    self.init(id: actor.text, name: actor.isEmpty ? word : known.isEmpty ? actor.text : known)
  }
}

enum FHIRSystems {
  static let claimType = FHIRCodes.claimTypeSystem
  static let priority = "http://terminology.hl7.org/CodeSystem/processpriority"
  static let adjudication = "http://terminology.hl7.org/CodeSystem/adjudication"
  static let payment = "http://terminology.hl7.org/CodeSystem/ex-paymenttype"
  static let payee = "http://terminology.hl7.org/CodeSystem/payeetype"
  static let auditEvent = "http://terminology.hl7.org/CodeSystem/audit-event-type"
  static let dicom = "http://dicom.nema.org/resources/ontology/DCM"
  static let objectRole = "http://terminology.hl7.org/CodeSystem/object-role"
  static let agent = "http://terminology.hl7.org/CodeSystem/provenance-participant-type"
  /// Codes and ids of this kernel.
  static func own(_ name: String) -> String { "urn:claims-kernel:\(name)" }
}

extension ClaimType {
  /// Its code, and the system that has it.
  var fhir: (code: String, system: String) {
    switch self {
    case .medical: ("professional", FHIRSystems.claimType)
    case .dental: ("oral", FHIRSystems.claimType)
    case .vision: ("vision", FHIRSystems.claimType)
    default: (name.description, FHIRSystems.own("claim-type"))
    }
  }
}

extension ClaimUse {
  var fhir: String {
    switch self {
    case .unspecified, .claim: "claim"
    case .preauthorisation: "preauthorization"
    case .predetermination: "predetermination"
    }
  }
}

extension Instant {
  /// As short as RFC 3339 allows: nobody's clock is exact to a nanosecond.
  var fhir: String {
    var (digits, rest) = (9, nanoseconds)
    while digits > 0, rest % 10 == 0 { (digits, rest) = (digits - 1, rest / 10) }
    return digits == 9 ? text : text(digits: digits)
  }
}

extension String {
  /// Source: HL7 FHIR R4, "code": no blanks but single ones inside.
  fileprivate var isFHIRCode: Bool {
    let bytes = Array(utf8)
    guard let first = bytes.first, let last = bytes.last, first > 0x20, last > 0x20 else {
      return false
    }
    return zip(bytes, bytes.dropFirst()).allSatisfy { $0 > 0x20 || ($0 == 0x20 && $1 > 0x20) }
  }

  /// As XHTML has it between tags.
  var escapedForXHTML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "&": text += "&amp;"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
