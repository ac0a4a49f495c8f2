import ClaimsDomain
import EventSourcing

// A claim as FHIR's Claim, and what Claim and ExplanationOfBenefit say alike.
//
// Source: Specs/FHIR.md, "Mapping out".

extension FHIRClaimFile {
  func writeClaim(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("resourceType", "Claim")
      writer.member("id", id.text)
      writer.member("text") { writer in
        writer.member("status", "generated")
        let title = claim.title.isEmpty ? id.text : claim.title
        writer.member(
          "div",
          "<div xmlns=\"http://www.w3.org/1999/xhtml\">\(title.escapedForXHTML)</div>")
      }
      writer.member("identifier", objects: [id]) { writer, id in
        writer.member("system", FHIRSystems.own("claim"))
        writer.member("value", id.text)
      }
      if claim.file.details.policy != nil { writeCoverage(to: &writer) }
      writer.member("status", status)
      writeHead(to: &writer, at: submitted)
      writer.person("insurer", insurer)
      writer.person("provider", provider)
      writer.concept("priority", "normal", in: FHIRSystems.priority)
      writeRelated(to: &writer)
      writePayee(to: &writer)
      writeDiagnoses(to: &writer)
      writeInsurance(to: &writer)
      writeAccident(to: &writer)
      if !items.isEmpty {
        writer.member("item", objects: items) { writer, item in
          writeItem(item.sequence, item.item, to: &writer)
        }
      }
      if !claim.currency.isNone { writer.amount("total", claim.claimed) }
    }
  }

  /// What every resource about a claim begins with.
  func writeHead(to writer: inout JSONWriter, at time: Instant, withDays: Bool = true) {
    let type = claim.type.fhir
    writer.concept("type", type.code, in: type.system)
    writer.member("use", claim.file.details.use?.fhir ?? "claim")
    writer.person("patient", patient)
    let details = claim.file.details
    if details.serviceFrom != nil || details.serviceTo != nil, withDays {
      writer.member("billablePeriod") { writer in
        if let first = details.serviceFrom { writer.member("start", first.text) }
        if let last = details.serviceTo { writer.member("end", last.text) }
      }
    }
    writer.member("created", time.fhir)
  }

  private func writeCoverage(to writer: inout JSONWriter) {
    guard let policy = claim.file.details.policy else { return }
    writer.member("contained", objects: [policy]) { writer, policy in
      writer.member("resourceType", "Coverage")
      writer.member("id", "coverage")
      writer.member("status", "active")
      writer.person("beneficiary", patient)
      if policy.from != nil || policy.until != nil {
        writer.member("period") { writer in
          if let first = policy.from { writer.member("start", first.text) }
          if let last = policy.until { writer.member("end", last.text) }
        }
      }
      writer.member("payor", objects: [insurer]) { $0.person($1) }
    }
  }

  func writeInsurance(to writer: inout JSONWriter, isContained: Bool = true) {
    writer.member("insurance", objects: [claim.file.details.policy]) { writer, policy in
      if isContained {
        writer.key("sequence")
        writer.integer(1)
      }
      writer.key("focal")
      writer.bool(true)
      writer.member("coverage") { writer in
        guard let policy else {
          // R4 wants one: that none is known is said as R4 says it.
          return writer.member("extension", objects: ["unknown"]) { writer, code in
            writer.member("url", FHIRCodes.absentReason)
            writer.member("valueCode", code)
          }
        }
        if isContained { writer.member("reference", "#coverage") }
        writer.member("display", policy.reference)
      }
    }
  }

  func writePayee(to writer: inout JSONWriter) {
    guard let payee, !payee.isEmpty else { return }
    writer.member("payee") { writer in
      writer.concept("type", "other", in: FHIRSystems.payee)
      writer.person("party", FHIRNamed(name: payee))
    }
  }

  func writeDiagnoses(to writer: inout JSONWriter) {
    let codes = claim.file.details.diagnoses
    guard !codes.isEmpty else { return }
    writer.member("diagnosis", objects: codes.enumerated()) { writer, diagnosis in
      writer.key("sequence")
      writer.integer(diagnosis.offset + 1)
      writer.concept("diagnosisCodeableConcept", diagnosis.element)
    }
  }

  func writeAccident(to writer: inout JSONWriter) {
    guard let day = claim.lossDate else { return }
    let details = claim.file.details
    writer.member("accident") { writer in
      writer.member("date", day.text)
      if let cause = details.cause, !cause.isEmpty {
        writer.member("type") { $0.member("text", cause) }
      }
      if let place = details.location, !place.isEmpty {
        writer.member("locationAddress") { $0.member("text", place) }
      }
    }
  }

  func writeRelated(to writer: inout JSONWriter) {
    guard let related = claim.related else { return }
    writer.member("related", objects: [related]) { writer, related in
      writer.reference("claim", "Claim/\(related.text)")
    }
  }

  func writeItem(_ sequence: Int, _ item: LineItem, to writer: inout JSONWriter) {
    writer.key("sequence")
    writer.integer(sequence)
    writer.concept("productOrService", item.code)
    writer.member("quantity") { writer in
      writer.key("value")
      writer.integer(Int(item.quantity))
    }
    writer.amount("net", item.asked)
  }
}
